// npm run balance: plays the cells of docs/balance.md with journeyman and prints its tables.
// Arguments: the game (tenefyr unless told) and its own, named in scripts/balance/GAME.mjs.
import { keepBalance } from './balance/keep.mjs'
import { tenefyrBalance } from './balance/tenefyr.mjs'
import { terrinothBalance } from './balance/terrinoth.mjs'
import { build, setup } from './setup.mjs'

const [game = 'tenefyr', ...args] = process.argv.slice(2)
setup()
build('packages/cli')
if (game === 'keep') await keepBalance(args)
else if (game === 'terrinoth') await terrinothBalance(args)
else if (game === 'tenefyr') tenefyrBalance(args)
else throw new Error(`no game "${game}": tenefyr, keep or terrinoth`)
