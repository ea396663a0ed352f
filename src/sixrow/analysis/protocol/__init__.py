"""A JSON-lines protocol for analyses, for use by other programs: docs/analysis-protocol.md."""
