"""The HTTP layer: limits, origins, endpoints, errors and static files."""
