"""What every HTTP request passes: limits, origins, endpoints, errors and static files."""
