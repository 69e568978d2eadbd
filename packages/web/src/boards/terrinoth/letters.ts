/** Letters that choose at this table. How many tokens go into a roll, digits say. */
import type { LetterKey } from '../../frame/board-module.ts'

export const letters: readonly LetterKey[] = [
  {
    key: 'r',
    verb: 'roll',
    does: {
      en: 'roll, without tokens',
      fr: 'lancer les dés, sans jeton',
      pt: 'rolar os dados, sem fichas',
    },
  },
  {
    key: 'k',
    verb: 'keep',
    does: { en: 'keep the dice', fr: 'garder les dés', pt: 'manter os dados' },
  },
  { key: 't', verb: 'travel', does: { en: 'travel on', fr: 'voyager', pt: 'viajar' } },
  { key: 's', verb: 'stay', does: { en: 'stay here', fr: 'rester', pt: 'ficar' } },
  {
    key: 'y',
    verb: 'any',
    does: {
      en: 'enemies act in any order',
      fr: 'ennemis dans n’importe quel ordre',
      pt: 'inimigos em qualquer ordem',
    },
  },
  { key: 'y', verb: 'do', does: { en: 'yes, do it', fr: 'oui, le faire', pt: 'sim, fazer' } },
  {
    key: 'f',
    verb: 'enough',
    does: { en: 'no further target', fr: 'aucune autre cible', pt: 'nenhum outro alvo' },
  },
  {
    key: 'n',
    verb: 'pass',
    does: {
      en: 'do not use the ability',
      fr: 'ne pas utiliser la capacité',
      pt: 'não usar a habilidade',
    },
  },
  { key: 'n', verb: 'decline', does: { en: 'no', fr: 'non', pt: 'não' } },
  {
    key: 'w',
    verb: 'suffer',
    does: { en: 'suffer the wound', fr: 'subir la blessure', pt: 'sofrer o ferimento' },
  },
  {
    key: 'c',
    spots: 'card',
    does: { en: 'to the next card', fr: 'carte suivante', pt: 'próxima carta' },
  },
  {
    key: 'm',
    spots: 'enemy',
    does: { en: 'to the next enemy', fr: 'ennemi suivant', pt: 'próximo inimigo' },
  },
  {
    key: 'h',
    spots: 'hero',
    does: { en: 'to the next hero', fr: 'héros suivant', pt: 'próximo herói' },
  },
]
