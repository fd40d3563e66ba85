"""Is chance fair? Thousands of deals, and the shares that the rules expect beside those that came."""
