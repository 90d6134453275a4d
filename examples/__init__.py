"""Example programs that talk to the server over HTTP and WebSockets."""
