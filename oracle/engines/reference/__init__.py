"""The reference engine behind the port: `oracle.rules` spoken to in the messages of `oracle.protocol`.

* `dealing` makes a game out of a position;
* `acting` turns actions and choices into those of the rules, and decisions into messages;
* `viewing` shows a game to an observer, `telling` what has happened;
* `tracing` hears what was applied;
* `engine` holds it together.
"""

from oracle.engines.reference.engine import ReferenceEngine, ReferenceGame
from oracle.engines.reference.tracing import RuleApplied

__all__ = ["ReferenceEngine", "ReferenceGame", "RuleApplied"]
