/** What every game must keep, with all numbers of players, levels, scenarios and clans. */
import { contract } from '@muster/engine/testing'
import { keep } from './game.ts'
import { withPicture } from './picture.ts'
import { rulesText } from './rules-text.ts'
import { samples } from './testing/sampled-match.ts'

const game = withPicture(keep)

contract(
  'keep',
  samples.map((options) => ({ game, options })),
  rulesText.map(({ number }) => number),
  { matches: 1 },
)
