"""The JSON-lines protocol for programs that ask for analyses: docs/analysis-protocol.md."""
