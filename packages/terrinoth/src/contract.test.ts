/** What every game must keep, with all numbers of players and quests, with and without the Grim rule. */
import { contract } from '@muster/engine/testing'
import { terrinoth } from './game.ts'
import { withPicture } from './picture.ts'
import { rulesText } from './rules-text.ts'
import { samples } from './testing/sampled-match.ts'

const game = withPicture(terrinoth)

contract(
  'terrinoth',
  samples.map((options) => ({ game, options })),
  rulesText.map(({ number }) => number),
  { matches: 1 },
)
