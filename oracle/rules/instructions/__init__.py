"""From a word of an ability to the function that carries it out (608.2).  The functions themselves are in
`oracle.rules.resolution.effects`; the rules that only need something to be carried out needn't know them.
"""
