"""What the screens are made of. A widget draws what it is given and says where it was touched."""
