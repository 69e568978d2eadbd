/** Letters that choose at this table. */
import type { LetterKey } from '../../frame/board-module.ts'

export const letters: readonly LetterKey[] = [
  {
    key: 'b',
    verb: 'fight-boss',
    does: { en: 'fight the Boss', fr: 'combattre le Boss', pt: 'enfrentar o Chefe' },
  },
  {
    key: 'k',
    verb: 'keep',
    does: { en: 'keep the hand', fr: 'garder la main', pt: 'ficar com a mão' },
  },
  {
    key: 'r',
    verb: 'new-hand',
    does: { en: 'draw a new hand', fr: 'piocher une nouvelle main', pt: 'comprar mão nova' },
  },
  {
    key: 'g',
    verb: 'go-on',
    does: {
      en: 'go on in the dungeon',
      fr: 'continuer dans le donjon',
      pt: 'continuar na masmorra',
    },
  },
  {
    key: 'l',
    verb: 'leave',
    does: { en: 'leave the dungeon', fr: 'quitter le donjon', pt: 'sair da masmorra' },
  },
  {
    key: 'y',
    verb: 'do',
    does: { en: 'yes, use the effect', fr: 'oui, utiliser l’effet', pt: 'sim, usar o efeito' },
  },
  {
    key: 'y',
    verb: 'pay',
    does: { en: 'yes, pay the price', fr: 'oui, payer le prix', pt: 'sim, pagar o preço' },
  },
  { key: 'n', verb: 'decline', does: { en: 'no', fr: 'non', pt: 'não' } },
  {
    key: 'n',
    verb: 'refuse',
    does: { en: 'refuse the gift', fr: 'refuser le cadeau', pt: 'recusar o presente' },
  },
  {
    key: 'n',
    verb: 'leave-there',
    does: {
      en: 'leave the card there',
      fr: 'laisser la carte en place',
      pt: 'deixar a carta no lugar',
    },
  },
]
