import type { InEveryLanguage } from '../../texts/texts.ts'

interface InviteTexts {
  readonly invite: string
  readonly inviteTo: (game: string) => string
  readonly opening: string
  readonly failed: string
}

export const inviteTexts: InEveryLanguage<InviteTexts> = {
  en: {
    invite: 'Invite friends',
    inviteTo: (game) => `Invite friends: ${game}`,
    opening: 'Setting the table…',
    failed: 'The server does not answer. Please try again in a moment.',
  },
  fr: {
    invite: 'Inviter des amis',
    inviteTo: (game) => `Inviter des amis : ${game}`,
    opening: 'On dresse la table…',
    failed: 'Le serveur ne répond pas. Réessayez dans un instant.',
  },
  pt: {
    invite: 'Convidar amigos',
    inviteTo: (game) => `Convidar amigos: ${game}`,
    opening: 'Pondo a mesa…',
    failed: 'O servidor não responde. Tente de novo daqui a pouco.',
  },
}
