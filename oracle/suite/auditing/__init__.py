"""The specification looked at as a whole, or a case beside its engine: lint, the suite as data, a case explained, and the pytest front
end.
"""
