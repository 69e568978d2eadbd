/** The pictures of Terrinoth's stamps: quests in rows, heroes as marks. */
import { backdrop } from '../../look/backdrop.ts'
import type { GameStamps } from '../../pages/stamps/game-stamps.ts'
// Lays the pictures into the page.
import './cards/picture.tsx'
import sprite from './cards/pictures.svg'
import { enemyPictures, heroPictures, plainPictures } from './cards/pictures.ts'

const named = (picture: string): string => `terrinoth-${picture}`

/** A quest is known by whom it leads to. */
const NEMESES: Readonly<Record<string, string>> = {
  'goblin-problem': 'splig',
  'the-lost-caravan': 'broodmother',
  'the-barons-ledger': 'captain-varn',
  'the-breach': 'warlord-krutch',
  'a-knife-in-the-dark': 'the-red-knife',
  'crown-of-the-under-king': 'the-under-king',
  'the-ninth-bell': 'the-hierophant',
  'the-long-night': 'the-pale-rider',
}

export const questPicture = (quest: string): string =>
  enemyPictures[NEMESES[quest]] ?? plainPictures.quest

const heroPicture = (hero: string): string => heroPictures[hero] ?? plainPictures.hero

export const terrinothStamps: GameStamps = {
  sprite,
  colour: '#b08bd0',
  rowPicture: (row) => named(questPicture(row)),
  markPicture: (mark) => named(heroPicture(mark)),
  ground: (name) => backdrop('roots', name, 3, 'large'),
  figures({ options }) {
    const heroes = Array.isArray(options.heroes) ? options.heroes.map(String) : []
    return {
      foe: named(questPicture(String(options.quest))),
      // Who plays alone has both.
      party: heroes.map((hero, n) => ({
        seat: options.players === 1 ? 0 : n,
        picture: named(heroPicture(hero)),
      })),
    }
  },
}
