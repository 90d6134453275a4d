"""The other host of tables: a worker in a browser, where Pyodide runs this package without a server."""
