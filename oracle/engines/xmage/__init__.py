"""XMage behind the protocol: an adapter in Java, compiled against the XMage that the user has.

Nothing of XMage is here.  Its user says where its classes are: a class path with XMage's core (`Mage`), its cards (`Mage.Sets`) and the
libraries that these need, as an option or in the environment variable ORACLE_XMAGE_CLASSPATH.

* `building` compiles the adapter against that class path, once, and tells how it is started;
* `java/` is the adapter.  Begin with `Adapter`: it answers the questions of the protocol.  `Dealer` lays a position out, `Seat` is a
  player whose choices come from the harness, `Acting` carries actions out, `Viewer` shows the game, and `Chronicle` keeps what happens.

What the adapter declares to lack, and why:

* positions with objects on the stack: XMage keeps a spell with its targets, modes and payments, of which a position says nothing;
* positions with objects in the command zone, which in XMage only the games of formats such as Commander have;
* `game/legal`, since no scenario needs it;
* conceding while somebody is asked for a choice, since XMage carries concessions out where players have priority;
* the symbols of faces, since XMage knows nothing of them: they have no meaning in a game;
* all editions but the newest, since XMage plays by one.
"""

from oracle.engines.xmage.building import CLASSPATH, Missing, start

__all__ = ["CLASSPATH", "Missing", "start"]
