from valence.cli import main

main()
