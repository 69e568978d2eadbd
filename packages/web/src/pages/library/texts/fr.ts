import type { LibraryTexts } from './en.ts'

const counted = (n: number, one: string, many: string): string =>
  n === 0 ? `aucune ${one}` : n === 1 ? `une ${one}` : `${n} ${many}`

const cards = (n: number): string => counted(n, 'carte', 'cartes')
const rules = (n: number): string => counted(n, 'règle', 'règles')

export const fr: LibraryTexts = {
  library: 'Bibliothèque',
  lead: 'Toutes les cartes et toutes les règles de nos jeux, pour vérifier un point ou simplement feuilleter.',
  gameTitle: (game) => `${game} : cartes et règles`,
  shelves: 'Rayons',
  cards: 'Cartes',
  rules: 'Règles',
  search: 'Chercher dans les cartes et les règles',
  searchFor: 'un nom, un mot, un numéro de règle',
  clear: 'Effacer la recherche',

  kind: 'Type',
  everyKind: 'Tous les types',
  level: 'Niveau',
  everyLevel: 'Tous les niveaux',
  levelIs: (level) => `Niveau ${level}`,
  edition: 'Édition',
  everyEdition: 'Toutes les éditions',
  chapter: 'Chapitre',
  everyChapter: 'Tous les chapitres',
  pack: 'Paquet de cartes',
  houseCards: 'Les cartes de la maison',
  ofPack: (pack) => `Cartes de ${pack}. Ce que la maison n’a pas tel quel porte un ✦.`,
  asHouse: (pack) => `${pack}, comme dans la maison`,

  found: (foundCards, foundRules) => `Trouvé : ${cards(foundCards)}, ${rules(foundRules)}.`,
  noCards: 'Aucune carte ne correspond.',
  noRules: 'Aucune règle ne correspond.',
  fewer: 'Avec moins de mots ou de filtres, on trouve davantage.',
  otherCards: (n) => `Parmi les cartes : ${cards(n)}`,
  otherRules: (n) => `Parmi les règles : ${rules(n)}`,
  showAll: 'Tout montrer',

  way: 'Vous êtes ici',
  toMatch: 'Retour à la partie',
  allCards: 'Toutes les cartes',
  allRules: 'Toutes les règles',
  whatWasFound: 'Résultats de la recherche',
  around: 'Avant et après',
  previous: (name) => `Précédente : ${name}`,
  next: (name) => `Suivante : ${name}`,

  aboutCard: 'À propos de cette carte',
  signs: 'Ses signes sur le plateau',
  rulesBehind: 'Les règles derrière ses mots',
  refersTo: 'Elle renvoie à',
  referredBy: 'Y renvoient',
  cardsWith: 'Cartes concernées',

  noCard: (name) => `Il n’y a pas de carte « ${name} » dans cette bibliothèque.`,
  noRule: (number) => `Il n’y a pas de règle ${number} dans cette bibliothèque.`,
  noPack:
    'Le paquet que nomme cette adresse n’est pas sur cet appareil. Voici les cartes de la maison.',
  noPage: 'Cette page n’existe pas dans la bibliothèque.',
  noGame: (name) => `Il n’y a pas de jeu « ${name} » dans cette bibliothèque.`,
  searchInstead: (text, foundCards, foundRules) =>
    `Chercher « ${text} » : ${cards(foundCards)}, ${rules(foundRules)}`,
  tryOthers: 'La recherche trouvera peut-être ce qu’il vous faut ; sinon, feuilletez.',
  failed: 'La bibliothèque n’a pas pu s’ouvrir. Rechargez la page.',
}
