import type { PackWords } from './words.ts'

const of = (quest: string) => `«\u00a0${quest}\u00a0»\u00a0:`
const named = (name: string) => `«\u00a0${name}\u00a0»`

export const fr: PackWords = {
  restReadies: () => 'une carte de repos redresse toutes les cartes du héros',
  itemIsUsed: () => 'un objet a des "triggers" ou des "always", et rien dans "do"',
  eventHappens: () => 'un événement a quelque chose dans "do", et ni "triggers" ni "always"',
  manyRerolls: (most, count) =>
    `${most} de ses règles au plus peuvent être des relances, et il y en a ici ${count}`,
  barWord: (word) =>
    `${word} sur la barre n’est ni advance, ni inflict, ni retreat, ni un mot-clé de l’ennemi`,
  trackBegins: () => 'une piste commence par 0 et a au moins deux cases',
  trackEnds: () => 'une piste finit par 3',
  lastPeril: () => 'le dernier péril blesse, fait apparaître ou compte, pour que la partie finisse',
  defeatIs: (condition) =>
    `une défaite porte sur les compteurs ou les héros en vie\u202f; ${condition} ne se verrait pas aussitôt`,
  noHeroOf: (type) => `il n’y a aucun héros du type ${type}`,
  noClassOf: (type) => `il n’y a aucune classe du type ${type}`,
  classOfTwo: (name) => `la classe ${name} a des cartes de deux types`,
  oneAnAction: (cards, action, count) =>
    `${cards}\u00a0: il faut une carte pour ${action}, et il y en a ${count}`,
  cardTwice: (name) => `deux cartes ont le nom ${named(name)}, ou c’est un mot du jeu`,
  questTwice: (name) => `deux quêtes ont le nom ${named(name)}`,
  boonTwice: (name) => `deux faveurs ont le nom ${named(name)}`,
  noQuest: (name) => `il n’y a pas de quête ${named(name)}`,
  noItem: (name) => `il n’y a pas d’objet ${named(name)}`,
  notThere: (quest, name) => `${of(quest)} il n’y a pas de ${named(name)} pour elle`,
  usedTwice: (quest, name) => `${of(quest)} ${named(name)} y est deux fois`,
  tooFewLeft: (quest, count, difficulty) =>
    `${of(quest)} ${count} au hasard (${difficulty}), et il en reste trop peu`,
  noCounter: (counter) => `le compteur ${counter} est sur une carte qui n’est d’aucune quête`,
  noCounterIn: (quest, counter) => `${of(quest)} il n’y a pas de compteur ${counter}`,
}
