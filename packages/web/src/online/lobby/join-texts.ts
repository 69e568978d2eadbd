import type { InEveryLanguage } from '../../texts/texts.ts'

export interface Told {
  readonly title: string
  readonly why: string
}

interface JoinTexts {
  readonly looking: string
  readonly title: (from: string) => string
  readonly seat: (n: number) => string
  readonly toWatch: string
  readonly underWay: string
  readonly sit: string
  readonly lookOn: string
  readonly startPage: string
  readonly tryAgain: string
  /** By the code of what is wrong; '' for anything else. */
  readonly troubles: { readonly [code: string]: Told }
  readonly device: Told
  readonly deviceDone: string
  readonly deviceYes: string
}

const en: JoinTexts = {
  looking: 'Opening the invitation…',
  title: (from) => `${from} invites you`,
  seat: (n) => `A seat at the table is kept for you: seat ${n}.`,
  toWatch: 'You are invited to watch the match.',
  underWay: 'The match has already begun.',
  sit: 'Take the seat',
  lookOn: 'Watch',
  startPage: 'Start page',
  tryAgain: 'Try again',
  troubles: {
    taken: {
      title: 'Someone sits there already',
      why: 'This seat was taken in the meantime. Ask your friend for another link.',
    },
    revoked: {
      title: 'This link no longer works',
      why: 'A link for a seat works once. It has been used, or your friend has revoked it: ask for a new one.',
    },
    full: { title: 'The table is full', why: 'No seat is free any more. Ask for a link to watch.' },
    'not-found': {
      title: 'This table is gone',
      why: 'It was closed, or the link is not whole. Ask your friend to send it again.',
    },
    'unknown-match': {
      title: 'This table is gone',
      why: 'It was closed, or you are not among those who were invited to it.',
    },
    deleted: { title: 'This table was closed', why: 'Whoever opened it has closed it again.' },
    removed: {
      title: 'You are no longer at this table',
      why: 'Your seat was given up. A new link brings you back.',
    },
    frozen: {
      title: 'This match can no longer be played on',
      why: 'The rules have changed since it began. It stays as it is.',
    },
    'no-answer': {
      title: 'The server does not answer',
      why: 'Nothing is lost. Alone or around one device you can play on meanwhile.',
    },
    '': { title: 'That did not work', why: 'Please try again in a moment.' },
  },
  device: {
    title: 'Take your account to this device',
    why: 'From then on this device is you too: same name, same matches. Whoever was a guest here before is forgotten.',
  },
  deviceYes: 'Yes, that’s me',
  deviceDone: 'Done. Your tables are on the start page.',
}

const fr: JoinTexts = {
  looking: 'On ouvre l’invitation…',
  title: (from) => `${from} vous invite`,
  seat: (n) => `Une place vous est gardée à la table : la place\u00a0${n}.`,
  toWatch: 'Vous pouvez regarder la partie.',
  underWay: 'La partie a déjà commencé.',
  sit: 'Prendre la place',
  lookOn: 'Regarder',
  startPage: 'Page d’accueil',
  tryAgain: 'Réessayer',
  troubles: {
    taken: {
      title: 'Quelqu’un est déjà assis là',
      why: 'Cette place a été prise entre-temps. Demandez un autre lien.',
    },
    revoked: {
      title: 'Ce lien ne sert plus',
      why: 'Le lien d’une place ne sert qu’une fois. Il a été utilisé, ou annulé : demandez-en un nouveau.',
    },
    full: {
      title: 'La table est complète',
      why: 'Il n’y a plus de place libre. Demandez un lien pour regarder.',
    },
    'not-found': {
      title: 'Cette table n’est plus là',
      why: 'Elle a été fermée, ou le lien n’est pas entier. Demandez qu’on vous le renvoie.',
    },
    'unknown-match': {
      title: 'Cette table n’est plus là',
      why: 'Elle a été fermée, ou vous n’y avez pas d’invitation.',
    },
    deleted: {
      title: 'Cette table a été fermée',
      why: 'La personne qui l’avait ouverte l’a refermée.',
    },
    removed: {
      title: 'Vous n’êtes plus à cette table',
      why: 'Votre place a été rendue. Un nouveau lien vous y ramène.',
    },
    frozen: {
      title: 'Cette partie ne peut plus continuer',
      why: 'Les règles ont changé depuis son début. Elle reste telle quelle.',
    },
    'no-answer': {
      title: 'Le serveur ne répond pas',
      why: 'Rien n’est perdu. En attendant, on peut jouer en solo ou autour d’un seul appareil.',
    },
    '': { title: 'Cela n’a pas marché', why: 'Réessayez dans un instant.' },
  },
  device: {
    title: 'Retrouver votre compte sur cet appareil',
    why: 'Cet appareil aura le même nom et les mêmes parties. Le compte d’invité qui était ici sera oublié.',
  },
  deviceYes: 'Oui, c’est moi',
  deviceDone: 'C’est fait. Vos tables sont sur la page d’accueil.',
}

const pt: JoinTexts = {
  looking: 'Abrindo o convite…',
  title: (from) => `${from} convida você`,
  seat: (n) => `Há um lugar guardado para você à mesa: o lugar ${n}.`,
  toWatch: 'Você pode assistir à partida.',
  underWay: 'A partida já começou.',
  sit: 'Ocupar o lugar',
  lookOn: 'Assistir',
  startPage: 'Página inicial',
  tryAgain: 'Tentar de novo',
  troubles: {
    taken: {
      title: 'Alguém já está sentado aí',
      why: 'Esse lugar foi ocupado nesse meio-tempo. Peça outro link.',
    },
    revoked: {
      title: 'Este link não vale mais',
      why: 'O link de um lugar vale uma vez. Ele já foi usado, ou foi cancelado: peça um novo.',
    },
    full: {
      title: 'A mesa está completa',
      why: 'Não há mais lugar livre. Peça um link para assistir.',
    },
    'not-found': {
      title: 'Esta mesa não existe mais',
      why: 'Ela foi fechada, ou o link não veio inteiro. Peça que mandem de novo.',
    },
    'unknown-match': {
      title: 'Esta mesa não existe mais',
      why: 'Ela foi fechada, ou não há convite para você.',
    },
    deleted: { title: 'Esta mesa foi fechada', why: 'Quem a abriu resolveu fechá-la.' },
    removed: {
      title: 'Você não está mais nesta mesa',
      why: 'O seu lugar foi liberado. Um novo link traz você de volta.',
    },
    frozen: {
      title: 'Esta partida não pode mais continuar',
      why: 'As regras mudaram desde o começo. Ela fica como está.',
    },
    'no-answer': {
      title: 'O servidor não responde',
      why: 'Nada se perdeu. Enquanto isso dá para jogar só ou em volta de um aparelho.',
    },
    '': { title: 'Não deu certo', why: 'Tente de novo daqui a pouco.' },
  },
  device: {
    title: 'Trazer a sua conta para este aparelho',
    why: 'Este aparelho terá o mesmo nome e as mesmas partidas. A conta de visita que estava aqui é esquecida.',
  },
  deviceYes: 'Sim, sou eu',
  deviceDone: 'Pronto. As suas mesas estão na página inicial.',
}

export const joinTexts: InEveryLanguage<JoinTexts> = { en, fr, pt }
