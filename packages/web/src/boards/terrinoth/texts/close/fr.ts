import type { CloseTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n < 2 ? `${n} ${one}` : `${n} ${many}`)
const cards = (n: number) => counted(n, 'carte', 'cartes')

export const fr: CloseTexts = {
  kind: {
    activation: (type, of, action) => `${type}, ${of} : ${action}`,
    enemy: (rank, difficulty) =>
      `${{ minion: 'Sbire', master: 'Élite', nemesis: 'Némésis' }[rank]}, ${difficulty}`,
    location: 'Lieu',
    item: 'Objet',
    event: 'Événement',
    hero: 'Héros',
    quest: 'Quête',
    peril: 'Péril',
  },
  places: { quarter: 'Quartier', wilderness: 'Contrée sauvage', dungeon: 'Souterrain' },
  spawns: (engaged, shadows) =>
    `À l’arrivée : ${engaged} aux prises avec les héros, tour à tour à partir du chef ; ${shadows} dans l’ombre.`,
  mayBe: 'Ce peut être',
  bar: 'À son activation, dans cet ordre',
  perils: 'Périls',
  ability: 'Capacité',
  items: 'Objets',
  piles: {
    enemies: (n) => `Pioche des ennemis, ${cards(n)}`,
    exploration: (n) => `Pioche d’exploration, ${cards(n)}`,
    locations: (n) => `Lieux à venir, ${cards(n)}`,
    discard: (n) => `Défausse, ${cards(n)}`,
    onTop: 'au-dessus, dans cet ordre',
    noOrder: 'dans un ordre inconnu',
    atBottom: 'en dessous, dans cet ordre',
    empty: 'vide',
  },
}
