"""What both SQL stores share: schema, migrations, queries, transactions."""
