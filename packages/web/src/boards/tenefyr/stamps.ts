/** The pictures of Tenefyr's stamps: Bosses in rows, heroes as marks. */
import { BOSSES, HEROES } from '@muster/tenefyr/view'
import { backdrop } from '../../look/backdrop.ts'
import type { GameStamps } from '../../pages/stamps/game-stamps.ts'
// Lays the pictures into the page.
import './cards/plate.tsx'
import sprite from './cards/plates.svg'
import { backPictures, bossPictures, heroPictures } from './cards/plates.ts'
import { deedPicture } from './deed-pictures.ts'
import { asTenefyr } from './table.ts'

const heroes: { readonly [hero: string]: string } = heroPictures
const plate = (picture: string): string => `plate-${picture}`

export const tenefyrStamps: GameStamps = {
  sprite,
  colour: '#e0714f',
  rowPicture: (row) => plate(bossPictures[row] ?? backPictures.dungeon),
  markPicture: (mark) => plate(heroes[mark] ?? backPictures.hand),
  deedPicture: (achievement) => plate(deedPicture(achievement)),
  ground: (name) => backdrop('rays', name, 3, 'large'),
  figures({ state }) {
    const { boss, heroSeat } = asTenefyr(state)
    return {
      foe: plate(bossPictures[BOSSES[boss]] ?? backPictures.dungeon),
      party: HEROES.flatMap((hero, of) =>
        heroSeat[of] < 0 ? [] : [{ seat: heroSeat[of], picture: plate(heroPictures[hero]) }],
      ),
    }
  },
}
