/** What every game must keep, with all numbers of players and quests, with and without the Grim rule. */
import { contract } from '@muster/engine/testing'
import { terrinoth } from './game.ts'
import { rulesText } from './rules-text.ts'
import { samples } from './testing/sampled-match.ts'

contract(
  'terrinoth',
  samples.map((options) => ({ game: terrinoth, options })),
  rulesText.map(({ number }) => number),
  { matches: 1 },
)
