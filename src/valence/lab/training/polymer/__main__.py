"""`python -m valence.lab.training.polymer`: fits the weights of the fair bot."""

from valence.lab.training.polymer.fair import main

if __name__ == "__main__":
    main()
