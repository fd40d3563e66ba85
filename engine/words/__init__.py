"""Words: packs of pairs, decks that draw from them, and the judge that compares what people type."""
