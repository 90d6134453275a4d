"""`python -m valence_lab.training.polymer`: fits the weights of the fair bot."""

from valence_lab.training.polymer.fair import main

if __name__ == "__main__":
    main()
