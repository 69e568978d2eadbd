/** Why a match brings no stamps: said while it is played, and at its end. */
import type { Unranked } from '../host/protocol.ts'
import type { InEveryLanguage } from './texts.ts'

export const unrankedTexts: InEveryLanguage<Readonly<Record<Unranked, string>>> = {
  en: {
    daily: 'The daily is dealt on your device from the date: unranked, so it brings no stamps.',
    'known-deal': 'This deal could be known before, so it brings no stamps.',
    over: 'This match was over before it came here: its stamps stay where it was played.',
    'played-on': 'This match goes on from a position or an earlier moment, so it brings no stamps.',
    bots: 'Only bots play, so there are no stamps.',
  },
  fr: {
    daily:
      'Le défi du jour est distribué sur votre appareil d’après la date\u00a0: hors classement, il ne rapporte pas de tampons.',
    'known-deal':
      'Cette donne pouvait être connue d’avance\u00a0: elle ne rapporte pas de tampons.',
    over: 'Cette partie était finie avant d’arriver ici\u00a0: ses tampons restent là où elle a été jouée.',
    'played-on':
      'Cette partie reprend d’une position ou d’un moment passé\u00a0: elle ne rapporte pas de tampons.',
    bots: 'Seuls des robots jouent\u00a0: pas de tampons.',
  },
  pt: {
    daily:
      'O desafio do dia sai da data, no seu aparelho: fora da classificação, não rende carimbos.',
    'known-deal': 'Estas cartas podiam ser conhecidas antes: não rendem carimbos.',
    over: 'Esta partida já tinha acabado quando chegou aqui: os carimbos ficam onde ela foi jogada.',
    'played-on':
      'Esta partida continua de uma posição ou de um momento anterior: não rende carimbos.',
    bots: 'Só robôs jogam: nada de carimbos.',
  },
}
