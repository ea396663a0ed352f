"""Identity, rate limits and eligibility."""
