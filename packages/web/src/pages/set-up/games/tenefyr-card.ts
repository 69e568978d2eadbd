/** Heroes of Tenefyr on the start page. */
import type { GameOnCard } from './game-set-up.ts'

export const tenefyrCard: GameOnCard = {
  game: 'tenefyr',
  texts: {
    en: {
      title: 'Heroes of Tenefyr',
      sentence:
        'Clear dungeons, turn their monsters into better cards, and be strong enough when the Boss comes.',
      first: 'alone, on Easy, against the Dark Lord',
    },
    fr: {
      title: 'Heroes of Tenefyr',
      sentence:
        'Nettoyez les donjons, tirez de leurs monstres de meilleures cartes, et soyez de taille quand viendra le Boss.',
      first: 'en solo, en Facile, contre le Seigneur des Ténèbres',
    },
    pt: {
      title: 'Heroes of Tenefyr',
      sentence:
        'Limpe masmorras, tire cartas melhores dos monstros e tenha força bastante quando o Chefe chegar.',
      first: 'solo, no Fácil, contra o Senhor das Trevas',
    },
  },
  players: [1, 4],
  minutes: [15, 45],
  // T1.11
  first: {
    game: 'tenefyr',
    options: { players: 1, level: 'easy', boss: 'dark-lord' },
    seats: [{ name: '' }],
    routine: false,
  },
}
