def draw(view): return str(view)
