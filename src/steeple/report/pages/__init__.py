"""A report as a page: HTML, Markdown and figures."""
