"""The characteristics of objects (109.3): what is printed on each face (`printed`), what may be copied of it (`copying`), and what
continuous effects make of it, layer by layer (`layers`, 613).

`continuous` is the question that all other rooms ask: what is this object like now?
"""
