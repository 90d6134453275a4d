"""The web service: tables that lose nothing and let nobody peek."""
