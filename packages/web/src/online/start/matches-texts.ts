import type { InEveryLanguage } from '../../texts/texts.ts'

interface MatchesTexts {
  readonly title: string
  readonly toTable: string
  readonly drop: string
  readonly you: string
  readonly lobby: string
  readonly frozen: string
  readonly yourTurn: string
  readonly turnOf: (names: string) => string
  readonly waits: string
  readonly won: string
  readonly lost: string
  readonly list: (names: readonly string[]) => string
}

const list = (and: string) => (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

export const matchesTexts: InEveryLanguage<MatchesTexts> = {
  en: {
    title: 'Continue with friends',
    toTable: 'To the table',
    drop: 'Remove',
    you: 'you',
    lobby: 'The table is being set.',
    frozen: 'The rules have changed: it can no longer be played on.',
    yourTurn: 'Your choice.',
    turnOf: (names) => `Waiting for ${names}.`,
    waits: 'Nobody is at the table.',
    won: 'Won together.',
    lost: 'Lost together.',
    list: list('and'),
  },
  fr: {
    title: 'Continuer entre amis',
    toTable: 'À la table',
    drop: 'Retirer',
    you: 'vous',
    lobby: 'La table se prépare.',
    frozen: 'Les règles ont changé : elle ne peut plus continuer.',
    yourTurn: 'À vous de choisir.',
    turnOf: (names) => `On attend ${names}.`,
    waits: 'Personne n’est à la table.',
    won: 'Une victoire commune.',
    lost: 'Une défaite commune.',
    list: list('et'),
  },
  pt: {
    title: 'Continuar com amigos',
    toTable: 'Para a mesa',
    drop: 'Retirar',
    you: 'você',
    lobby: 'A mesa está sendo posta.',
    frozen: 'As regras mudaram: ela não pode mais continuar.',
    yourTurn: 'A escolha é sua.',
    turnOf: (names) => `Esperando ${names}.`,
    waits: 'Ninguém está à mesa.',
    won: 'Vitória de todos.',
    lost: 'Derrota de todos.',
    list: list('e'),
  },
}
