/** The pictures of the keep's stamps: scenarios in rows, clans as marks. */
import { CLANS } from '@muster/keep/view'
import { backdrop } from '../../look/backdrop.ts'
import type { GameStamps } from '../../pages/stamps/game-stamps.ts'
// Lays the pictures into the page.
import './cards/picture.tsx'
import sprite from './cards/pictures.svg'
import {
  clanPictures,
  classPictures,
  deedPictures,
  kindPictures,
  lootPictures,
  plainPictures,
  roomPictures,
  tokenPictures,
} from './cards/pictures.ts'
import { asKeep } from './table.ts'

const named = (picture: string): string => `keep-${picture}`

/** What a scenario is about. */
const scenarioPictures: Readonly<Record<string, string>> = {
  'witchs-cauldron': clanPictures.witches,
  'rent-day': tokenPictures.coin,
  'battle-of-the-bands': lootPictures['war-drum'],
  'the-new-wing': roomPictures.builder,
  'flooded-cellars': roomPictures.sewers,
  'the-toll-bridge': lootPictures['philtre-of-gold'],
  'night-school': tokenPictures.book,
  'cold-feet': lootPictures['second-wind'],
  jailbreak: roomPictures.cells,
  'the-rival-guild': plainPictures.guild,
  'black-market': plainPictures.loot,
  'graveyard-shift': roomPictures.cemetery,
  'twin-doors': lootPictures.doorway,
  'the-saboteurs': lootPictures['fire-flask'],
  'open-house': deedPictures.ambush,
  'the-collector': lootPictures.bargain,
  'siege-engines': lootPictures.crossbow,
  'the-curse-of-plenty': roomPictures.vault,
  'last-orders': kindPictures.potion,
  'keep-the-heroes-out': classPictures.warrior,
}

export const scenarioPicture = (name: string): string =>
  scenarioPictures[name] ?? plainPictures.scenario

const clans: { readonly [clan: string]: string } = clanPictures

export const keepStamps: GameStamps = {
  sprite,
  colour: '#9db95a',
  rowPicture: (row) => named(scenarioPicture(row)),
  markPicture: (mark) => named(clans[mark] ?? plainPictures.loot),
  ground: (name) => backdrop('brick', name, 3, 'large'),
  figures({ state }) {
    const { players, clan } = asKeep(state)
    return {
      foe: named(roomPictures.vault),
      party: Array.from({ length: players }, (_, seat) => ({
        seat,
        picture: named(clanPictures[CLANS[clan[seat]]]),
      })),
    }
  },
}
