/** What the worker tells of tables that a server keeps. */
import type { LanguageCode } from '@muster/engine'

interface OnlineTexts {
  /** Somebody has chosen before one’s own choice came. */
  readonly faster: string
  readonly notYours: string
  readonly gone: string
  readonly notDone: (why: string) => string
  readonly notBegun: string
  readonly noServer: string
  readonly removed: string
  readonly otherRules: string
  readonly frozen: string
}

const en: OnlineTexts = {
  faster: 'Someone was faster: the table has moved on, and your choice was not made.',
  notYours: 'That is not yours to decide just now, so it was not done.',
  gone: 'That can no longer be chosen; nothing was done.',
  notDone: (why) => `The server did not take it; nothing was done. (${why})`,
  notBegun: 'This match has not begun yet.',
  noServer: 'The server does not answer. Nothing is lost: try again in a moment.',
  removed: 'There is no such match here, or you were not invited to it.',
  otherRules: 'This page and the server know different rules: the page has to be renewed.',
  frozen: 'The rules have changed since this match began: it can no longer be played on.',
}

const fr: OnlineTexts = {
  faster:
    'Quelqu’un a été plus rapide : la partie a avancé, et votre choix n’a pas été pris en compte.',
  notYours: 'Ce n’est pas à vous d’en décider pour l’instant ; rien n’a été fait.',
  gone: 'Ce choix n’est plus possible ; rien n’a été fait.',
  notDone: (why) => `Le serveur n’en a pas voulu ; rien n’a été fait. (${why})`,
  notBegun: 'Cette partie n’a pas encore commencé.',
  noServer: 'Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.',
  removed: 'Cette partie n’existe pas ici, ou vous n’y avez pas d’invitation.',
  otherRules:
    'Cette page et le serveur ne connaissent pas les mêmes règles : la page doit être mise à jour.',
  frozen: 'Les règles ont changé depuis le début de cette partie : elle ne peut plus continuer.',
}

const pt: OnlineTexts = {
  faster: 'Alguém foi mais rápido: a mesa já avançou, e a sua escolha não foi feita.',
  notYours: 'Isso não cabe a você decidir agora; nada foi feito.',
  gone: 'Isso já não pode ser escolhido; nada foi feito.',
  notDone: (why) => `O servidor não aceitou; nada foi feito. (${why})`,
  notBegun: 'Esta partida ainda não começou.',
  noServer: 'O servidor não responde. Nada se perdeu: tente de novo daqui a pouco.',
  removed: 'Essa partida não existe aqui, ou não há convite para você.',
  otherRules:
    'Esta página e o servidor conhecem regras diferentes: a página precisa ser atualizada.',
  frozen: 'As regras mudaram desde o começo desta partida: ela não pode mais continuar.',
}

export const onlineTexts: Readonly<Record<LanguageCode, OnlineTexts>> = { en, fr, pt }
