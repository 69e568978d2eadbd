/** A pack that tuning never touches: clans and cards as plain as they can be. The tests of the rules stand on it. */
import {
  activate,
  ambush,
  combo,
  defend,
  draw,
  melee,
  mend,
  mendAll,
  move,
  pay,
  place,
  portal,
  ranged,
  reinforce,
  said,
  split,
  summon,
  swarm,
  throughWalls,
  title,
  trap,
} from '../cards/build.ts'
import { rooms } from '../cards/rooms.ts'
import { dungeon } from '../cards/scenarios/build.ts'
import { treasures } from '../cards/treasures.ts'
import type { Action, ClanSheet, KeepPack, LootCard, Scenario, Sides } from '../cards/types.ts'
import type { Clan, LootKind, Room } from '../state.ts'
import { exampleScenario } from './example-map.ts'

const name = title('-', 'm -', 'm -')
const nothing = said('-', '-', '-')

/** Six cards that move and four that activate. */
function clan(
  of: Clan,
  monsters: number,
  vitality: number,
  start: { readonly monsters: number; readonly rooms: readonly Room[] },
  ability: Action,
): ClanSheet {
  return {
    name: of,
    from: 'house',
    title: name,
    motto: nothing,
    advice: nothing,
    role: 'defender',
    monsters,
    vitality,
    start,
    ability,
    cards: [
      { name: `${of}-walk`, copies: 6, from: 'house', title: name, play: [[move()]] },
      { name: `${of}-work`, copies: 4, from: 'house', title: name, play: [[activate()]] },
    ],
  }
}

export const drillClans: readonly ClanSheet[] = [
  clan('red-dragon', 1, 5, { monsters: 1, rooms: ['vault', 'forge'] }, mendAll),
  clan('lizardfolk', 5, 1, { monsters: 3, rooms: ['sewers', 'library'] }, ranged()),
  clan('gnolls', 7, 1, { monsters: 3, rooms: ['cemetery', 'beast-trainer'] }, melee()),
  clan('slimes', 8, 2, { monsters: 3, rooms: ['sewers', 'apothecary'] }, split),
  clan('skeletons', 6, 1, { monsters: 3, rooms: ['cemetery', 'study'] }, place('bone')),
  clan('ratfolk', 9, 1, { monsters: 3, rooms: ['vault', 'sewers'] }, summon(1)),
  clan('gremlins', 4, 1, { monsters: 2, rooms: ['workshop', 'library'] }, move()),
  clan('ghosts', 3, 2, { monsters: 2, rooms: ['cemetery', 'study'] }, throughWalls),
  clan('witches', 2, 3, { monsters: 2, rooms: ['apothecary', 'library'] }, portal),
]

const loot = (kind: LootKind, of: string, copies: number, ...play: Sides): LootCard => ({
  name: of,
  kind,
  copies,
  from: 'house',
  title: name,
  play,
})

/** A card for each thing that a test may want to play. */
export const drillLoot: readonly LootCard[] = [
  loot('beast', 'spider', 4, [move(), melee(2)]),
  loot('beast', 'step', 4, [move(2)]),
  loot('beast', 'ghost-step', 1, [throughWalls]),
  loot('beast', 'bite', 4, [melee()]),
  loot('beast', 'flock', 2, [swarm('move')], [melee()]),
  loot('potion', 'brew', 4, [draw(2)]),
  loot('potion', 'salve', 2, [mend]),
  loot('potion', 'shield-brew', 2, [combo(defend, draw(1))], [melee()]),
  loot('potion', 'growth', 2, [summon(2)]),
  loot('equipment', 'sword', 4, [melee(2)], [move()]),
  loot('equipment', 'shield', 6, [defend], [activate()]),
  loot('equipment', 'spiked-shield', 2, [combo(defend, melee(), trap())]),
  loot('equipment', 'toolbox', 4, [activate(3)]),
  loot('equipment', 'snare', 2, [trap(2)]),
  loot('equipment', 'gang', 2, [swarm('melee')], [swarm('ranged')]),
  loot('equipment', 'trappers', 1, [swarm('trap')]),
  loot('scroll', 'bolt', 4, [ranged()]),
  loot('scroll', 'doorway', 3, [portal]),
  loot('scroll', 'gift', 2, [place('coin')], [place('frog')]),
  loot('scroll', 'ambush', 2, [ambush(3, 'sewers', 'beast-trainer')]),
  loot('scroll', 'far-ambush', 1, [ambush(2, 'laboratory', 'study')]),
  loot('scroll', 'call-melee', 2, [reinforce('melee')]),
  loot('scroll', 'hire', 2, [combo(pay('coin'), summon(3))]),
  loot('scroll', 'bargain', 2, [combo(pay('book', 2), draw(2), activate())]),
  loot('scroll', 'tithe', 1, [combo({ word: 'pay-card', cards: 2 }, draw(1), activate())]),
  loot('scroll', 'scent', 2, [combo(melee(), summon(1), move())]),
  loot('scroll', 'long-scent', 1, [combo(ranged(), trap(), melee())]),
  loot('scroll', 'dash', 1, [combo(move(), melee(), trap())]),
  loot('scroll', 'far-call', 1, [combo(ranged(), activate())]),
]

/** The example map with the Laboratory in the Builder's place. */
const laboratory: Scenario = {
  ...exampleScenario,
  name: 'laboratory',
  map: dungeon(
    'cells@1=1     vault@0=4      workshop@1  beast-trainer@2=2',
    'apothecary@0  sewers@0       forge@1     cemetery@0=1',
    '.             laboratory@1   library@0   study@1=3',
  ),
}

/** Four rooms in a row, without Cells. */
const corridor: Scenario = {
  ...exampleScenario,
  name: 'corridor',
  map: dungeon('sewers@0  vault@0=4  workshop@1  cemetery@2◌=1'),
}

export const drillPack: KeepPack = {
  muster: 'pack 1',
  game: 'keep',
  name: 'drill',
  version: '1.0.0',
  clans: drillClans,
  loot: drillLoot,
  treasures,
  rooms,
  tokens: { coin: 6, book: 6, frog: 6, bone: 6, trap: 10, portal: 6 },
  scenarios: [exampleScenario, laboratory, corridor],
  chapters: [],
}
