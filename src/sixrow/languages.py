"""Languages that have no catalogues of their own, because their readers read another of ours."""

# Norwegian has two written forms and an old common code; whoever reads one reads the other.
READ_AS = {"no": "nb", "nn": "nb"}
