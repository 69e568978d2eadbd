/** Letters that choose at this table. */
import type { LetterKey } from '../../frame/board-module.ts'

export const letters: readonly LetterKey[] = [
  {
    key: 'e',
    verb: 'end-turn',
    does: { en: 'end the turn', fr: 'finir le tour', pt: 'encerrar a vez' },
  },
  {
    key: 'w',
    verb: 'end-with-cells',
    does: {
      en: 'end the turn, Cells still open',
      fr: 'finir le tour, Cachots ouverts',
      pt: 'encerrar a vez, Celas abertas',
    },
  },
  {
    key: 'o',
    verb: 'renew',
    does: { en: 'renew the Loot', fr: 'renouveler le Butin', pt: 'renovar a Pilhagem' },
  },
  {
    key: 'r',
    verb: 'cells',
    does: {
      en: 'send a hero to the Cells',
      fr: 'envoyer un héros aux Cachots',
      pt: 'mandar um herói para as Celas',
    },
  },
  {
    key: 'g',
    verb: 'go-on',
    does: { en: 'next Guild card', fr: 'carte Guilde suivante', pt: 'próxima carta de Guilda' },
  },
  {
    key: 'b',
    verb: 'ability',
    does: { en: 'the clan’s ability', fr: 'capacité du clan', pt: 'habilidade do clã' },
  },
  {
    key: 'f',
    verb: 'finish',
    does: { en: 'done with the card', fr: 'carte terminée', pt: 'encerrar a carta' },
  },
  {
    key: 'd',
    verb: 'enough',
    does: { en: 'enough', fr: 'cela suffit', pt: 'chega' },
  },
  {
    key: 'n',
    verb: 'empty-handed',
    does: { en: 'carry nothing', fr: 'ne rien porter', pt: 'não levar nada' },
  },
  {
    key: 'n',
    verb: 'pass',
    does: { en: 'do not defend', fr: 'ne pas défendre', pt: 'não defender' },
  },
  { key: 'n', verb: 'decline', does: { en: 'no', fr: 'non', pt: 'não' } },
  {
    key: 'x',
    answer: 'mute',
    does: {
      en: 'do not ask again this turn',
      fr: 'ne plus demander ce tour-ci',
      pt: 'não perguntar mais nesta vez',
    },
  },
  {
    key: 'm',
    spots: 'monster',
    does: { en: 'to the next monster', fr: 'monstre suivant', pt: 'próximo monstro' },
  },
  {
    key: 't',
    spots: 'token',
    does: {
      en: 'to the next thing to carry',
      fr: 'objet suivant à porter',
      pt: 'próxima coisa a carregar',
    },
  },
  {
    key: 'y',
    verb: 'do',
    does: { en: 'yes, do it', fr: 'oui, le faire', pt: 'sim, fazer' },
  },
]
