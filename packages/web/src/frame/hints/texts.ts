import type { NoHints } from '../../host/protocol.ts'
import type { InEveryLanguage } from '../../texts/texts.ts'

interface HintTexts {
  readonly title: string
  /** What the numbers are. */
  readonly how: string
  readonly thinking: string
  readonly cancel: string
  readonly again: string
  readonly failed: string
  readonly alike: string
  readonly onlyOne: string
  readonly notYours: string
  readonly none: Readonly<Record<NoHints, string>>
  /** Short, beside a bar. */
  percent(wins: number): string
  /** For those who listen. */
  wins(wins: number): string
  /** Said once it is thought out. */
  ready(best: string, wins: number): string
}

export const hintTexts: InEveryLanguage<HintTexts> = {
  en: {
    title: 'Hint',
    how: 'How often we would win from there, in many tries with other cards and dice.',
    thinking: 'Playing it through …',
    cancel: 'Cancel',
    again: 'Try again',
    failed: 'Nothing came of it this time.',
    alike: 'It hardly matters here: take what you like.',
    onlyOne: 'There is only one thing to do.',
    notYours: 'When it is your choice, you can ask here what promises most.',
    none: {
      table: 'This table plays without hints. You have got this.',
      'same-deal': 'No hints when a deal is played again: that way the results can be compared.',
      daily: 'No hints in the daily: everybody gets the same cards, and only their own wits.',
      lesson: 'The lesson says itself what there is to try.',
      puzzle: 'To find it yourself is the point of a puzzle.',
    },
    percent: (wins) => `${wins} %`,
    wins: (wins) => `wins ${wins} times in 100`,
    ready: (best, wins) => `Most promising: ${best}, wins ${wins} times in 100.`,
  },
  fr: {
    title: 'Conseil',
    how: 'Combien de fois nous gagnerions à partir de là, sur de nombreux essais avec d’autres cartes et d’autres dés.',
    thinking: 'On joue la suite…',
    cancel: 'Annuler',
    again: 'Réessayer',
    failed: 'Cette fois, ça n’a rien donné.',
    alike: 'Ici, peu importe\u00a0: prenez ce qui vous plaît.',
    onlyOne: 'Il n’y a qu’une chose à faire.',
    notYours: 'Quand ce sera à vous de choisir, vous pourrez demander ici ce qui promet le plus.',
    none: {
      table: 'Cette table joue sans conseils. Vous allez y arriver.',
      'same-deal':
        'Pas de conseils quand une donne est rejouée\u00a0: ainsi les résultats se comparent.',
      daily:
        'Pas de conseils dans le défi du jour\u00a0: à chacun les mêmes cartes, et sa seule tête.',
      lesson: 'La leçon dit elle-même ce qu’il faut essayer.',
      puzzle: 'Dans une énigme, trouver soi-même est tout le plaisir.',
    },
    percent: (wins) => `${wins}\u00a0%`,
    wins: (wins) => `gagne ${wins} fois sur 100`,
    ready: (best, wins) => `Le plus prometteur\u00a0: ${best}, gagne ${wins} fois sur 100.`,
  },
  pt: {
    title: 'Dica',
    how: 'Quantas vezes venceríamos a partir dali, em muitas tentativas com outras cartas e outros dados.',
    thinking: 'Jogando a continuação…',
    cancel: 'Cancelar',
    again: 'Tentar de novo',
    failed: 'Desta vez não deu em nada.',
    alike: 'Aqui tanto faz: escolha o que quiser.',
    onlyOne: 'Só há uma coisa a fazer.',
    notYours: 'Quando a escolha for sua, você pode perguntar aqui o que promete mais.',
    none: {
      table: 'Esta mesa joga sem dicas. Você consegue.',
      'same-deal': 'Sem dicas quando as mesmas cartas são jogadas de novo: assim dá para comparar.',
      daily: 'Sem dicas no desafio do dia: as mesmas cartas para todos, e só a própria cabeça.',
      lesson: 'A própria lição diz o que tentar.',
      puzzle: 'A graça do enigma é descobrir por conta própria.',
    },
    percent: (wins) => `${wins}%`,
    wins: (wins) => `vence ${wins} vezes em 100`,
    ready: (best, wins) => `O mais promissor: ${best}, vence ${wins} vezes em 100.`,
  },
}
