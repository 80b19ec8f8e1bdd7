"""Where tables are kept: rows of a database that outlive the server."""
