/** The dungeon of the rulebook's examples, as a scenario; and the house cards with it. */
import { said, title } from '../cards/build.ts'
import { housePack } from '../cards/house-pack.ts'
import { card, count, counter, dungeon, scenario } from '../cards/scenarios/build.ts'
import type { KeepPack, Scenario } from '../cards/types.ts'

const nothing = said('-', '-', '-')

export const exampleMap = dungeon(
  'cells@1=1     vault@0=4   workshop@1  beast-trainer@2=2',
  'apothecary@0  sewers@0    forge@1     cemetery@0=1',
  '.             builder@2   library@0   study@1=3',
)

/** Its scenario cards only count themselves. */
export const exampleScenario: Scenario = scenario('example', {
  chapter: 1,
  title: title('Example', 'm Exemple', 'm Exemplo'),
  story: { before: nothing, won: nothing, lost: nothing },
  map: exampleMap,
  counters: [counter('bells', title('Bells', 'f Cloches', 'm Sinos'))],
  cards: [card('bell', 3, title('Bell', 'f Cloche', 'm Sino'), nothing, count(0, 1))],
})

/** The house cards on the rulebook's map: what its worked examples are played with. */
export const examplePack: KeepPack = { ...housePack, scenarios: [exampleScenario] }
