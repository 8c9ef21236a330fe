"""What happens at tables: commands judged against a state, live tables, and what each viewer may see."""
