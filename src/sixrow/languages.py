"""Languages without a catalogue whose readers can use another one."""

# Norwegian has two written forms and an older common code; readers of one can read the other.
READ_AS = {"no": "nb", "nn": "nb"}
