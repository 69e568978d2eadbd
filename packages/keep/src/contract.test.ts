/** What every game must keep, with all numbers of players, levels, scenarios and clans. */
import { contract } from '@muster/engine/testing'
import { keep } from './game.ts'
import { rulesText } from './rules-text.ts'
import { samples } from './testing/sampled-match.ts'

contract(
  'keep',
  samples.map((options) => ({ game: keep, options })),
  rulesText.map(({ number }) => number),
  { matches: 1 },
)
