import type { InEveryLanguage } from '../../texts/texts.ts'

interface LobbyTexts {
  readonly title: (game: string) => string
  readonly lead: string
  readonly opening: string
  readonly lost: string
  /** The field for one's name. */
  readonly name: string
  readonly nameHint: string
  readonly seats: string
  readonly seat: (n: number) => string
  readonly you: string
  readonly host: string
  readonly ready: string
  readonly notReady: string
  readonly open: string
  readonly invited: string
  readonly sitHere: string
  readonly standUp: string
  readonly free: (name: string) => string
  readonly letBot: (n: number) => string
  readonly nobody: string
  readonly bot: (title: string) => string
  /** The heading above them. */
  readonly bots: string
  readonly invite: string
  readonly inviteTo: (n: number) => string
  readonly link: string
  readonly linkOnce: string
  readonly linkWatch: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly send: string
  readonly revoke: string
  readonly revoked: string
  readonly watch: string
  readonly watchers: (names: string) => string
  readonly options: string
  readonly hostSets: (name: string) => string
  readonly rules: string
  readonly votes: string
  readonly votesHint: string
  readonly hints: string
  readonly hintsHint: string
  readonly hintsOff: string
  readonly standIn: string
  readonly standIns: { readonly [seconds: string]: string }
  readonly deal: string
  readonly dealHint: string
  readonly sameDeal: string
  readonly cards: (name: string) => string
  readonly minutes: (n: number) => string
  readonly begin: string
  readonly beginning: string
  readonly imReady: string
  readonly waitFor: (names: string) => string
  readonly seatsOpen: (n: number) => string
  readonly hostBegins: (name: string) => string
  readonly leave: string
  readonly close: string
  readonly list: (names: readonly string[]) => string
  readonly trouble: (why: string) => string
  readonly troubles: { readonly [code: string]: string }
  readonly away: string
  readonly elsewhere: string
  readonly here: string
}

const list = (and: string) => (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

const en: LobbyTexts = {
  title: (game) => `A table for ${game}`,
  lead: 'Send a link to each friend. Nobody needs an account.',
  opening: 'Finding the table…',
  lost: 'Reconnecting…',
  name: 'Your name',
  nameHint: 'As your friends will see it.',
  seats: 'Who plays',
  seat: (n) => `Seat ${n}`,
  you: 'you',
  host: 'host',
  ready: 'ready',
  notReady: 'not ready yet',
  open: 'Open seat',
  invited: 'A friend is invited',
  sitHere: 'Sit here',
  standUp: 'Stand up',
  free: (name) => `Free ${name}’s seat`,
  letBot: (n) => `Who plays seat ${n}`,
  nobody: 'Nobody yet',
  bot: (title) => `${title}, bot`,
  bots: 'Bots',
  invite: 'Invite a friend',
  inviteTo: (n) => `Invite a friend to seat ${n}`,
  link: 'Link for this seat',
  linkOnce: 'For one friend: it works once. Send it only to them.',
  linkWatch: 'Whoever has this link can watch, and sees what the table sees.',
  copy: 'Copy link',
  copied: 'Copied. Paste it into a message.',
  notCopied: 'Copying did not work: select the link and copy it.',
  send: 'Share…',
  revoke: 'Revoke',
  revoked: 'This link no longer works.',
  watch: 'Link to watch',
  watchers: (names) => `Watching: ${names}`,
  options: 'The match',
  hostSets: (name) => `${name} sets up the match; everyone chooses their own.`,
  rules: 'At the table',
  votes: 'Vote on what all decide together',
  votesHint: 'Off: whoever the rules name has the last word alone.',
  hints: 'Hints',
  hintsHint: 'Whoever chooses may ask what promises most.',
  hintsOff: 'This table plays without hints.',
  standIn: 'Someone is away',
  standIns: {
    '': 'The others decide what to do',
    '60': 'A bot answers after a minute',
    '600': 'A bot answers after ten minutes',
    '86400': 'A bot answers after a day',
  },
  deal: 'The deal is sealed',
  dealHint:
    'The server has fixed its secret, and this is its seal. Each seat adds a number of its own; at the end the secret is opened, and anyone can check that no card was moved.',
  sameDeal: 'The same deal as last time: such a match brings no stamps.',
  cards: (name) => `Cards: ${name}`,
  minutes: (n) => `About ${n} minutes`,
  begin: 'Begin',
  beginning: 'Shuffling…',
  imReady: 'I’m ready',
  waitFor: (names) => `Waiting for ${names}.`,
  seatsOpen: (n) => (n === 1 ? 'One seat is still open.' : `${n} seats are still open.`),
  hostBegins: (name) => `${name} begins the match.`,
  leave: 'Leave the table',
  close: 'Close the table',
  list: list('and'),
  trouble: (why) => `That did not work. ${why}`,
  troubles: {
    stale: 'Someone else changed the table at the same moment.',
    taken: 'Someone has just taken this seat.',
    host: 'Only the host can do this.',
    seat: 'This seat is not yours.',
    full: 'No seat is free.',
    begun: 'The match has begun.',
    'not-ready': 'Not everyone is ready.',
    'no-answer': 'The server does not answer.',
    unavailable: 'The server does not answer.',
    'too-many': 'That was a bit much at once. Try again in a moment.',
  },
  away: 'away',
  elsewhere: 'looking elsewhere',
  here: 'here',
}

const fr: LobbyTexts = {
  title: (game) => `Une table pour ${game}`,
  lead: 'Envoyez un lien à chacun de vos amis. Personne n’a besoin de compte.',
  opening: 'On cherche la table…',
  lost: 'Reconnexion…',
  name: 'Votre nom',
  nameHint: 'Tel que vos amis le verront.',
  seats: 'Qui joue',
  seat: (n) => `Place ${n}`,
  you: 'vous',
  host: 'a ouvert la table',
  ready: 'peut commencer',
  notReady: 'se prépare encore',
  open: 'Place libre',
  invited: 'Une invitation est partie',
  sitHere: 'M’asseoir ici',
  standUp: 'Me lever',
  free: (name) => `Libérer la place de ${name}`,
  letBot: (n) => `Qui joue à la place ${n}`,
  nobody: 'Encore personne',
  bot: (title) => `${title}, robot`,
  bots: 'Robots',
  invite: 'Inviter quelqu’un',
  inviteTo: (n) => `Inviter quelqu’un à la place ${n}`,
  link: 'Lien pour cette place',
  linkOnce: 'Pour une seule personne : il ne sert qu’une fois. Ne l’envoyez à personne d’autre.',
  linkWatch: 'Qui a ce lien peut regarder, et voit ce que voit la table.',
  copy: 'Copier le lien',
  copied: 'Copié. Collez-le dans un message.',
  notCopied: 'La copie n’a pas marché : sélectionnez le lien et copiez-le.',
  send: 'Partager…',
  revoke: 'Annuler le lien',
  revoked: 'Ce lien ne sert plus à rien.',
  watch: 'Lien pour regarder',
  watchers: (names) => `Regardent : ${names}`,
  options: 'La partie',
  hostSets: (name) => `${name} prépare la partie ; chacun choisit son rôle.`,
  rules: 'À la table',
  votes: 'Voter ce qui se décide ensemble',
  votesHint: 'Sinon, la personne que désignent les règles tranche.',
  hints: 'Conseils',
  hintsHint: 'Qui choisit peut demander ce qui promet le plus.',
  hintsOff: 'Cette table joue sans conseils.',
  standIn: 'Quelqu’un est absent',
  standIns: {
    '': 'Les autres décident quoi faire',
    '60': 'Un robot répond après une minute',
    '600': 'Un robot répond après dix minutes',
    '86400': 'Un robot répond après un jour',
  },
  deal: 'La donne est scellée',
  dealHint:
    'Le serveur a fixé son secret, et voici son sceau. Chaque place y ajoute un nombre ; à la fin le secret est ouvert, et chacun peut vérifier qu’aucune carte n’a bougé.',
  sameDeal: 'La même donne que la dernière fois : une telle partie ne rapporte pas de tampons.',
  cards: (name) => `Cartes : ${name}`,
  minutes: (n) => `Environ ${n} minutes`,
  begin: 'Commencer',
  beginning: 'On mélange…',
  imReady: 'Je peux commencer',
  waitFor: (names) => `On attend ${names}.`,
  seatsOpen: (n) => (n === 1 ? 'Une place est encore libre.' : `${n} places sont encore libres.`),
  hostBegins: (name) => `${name} lance la partie.`,
  leave: 'Quitter la table',
  close: 'Fermer la table',
  list: list('et'),
  trouble: (why) => `Cela n’a pas marché. ${why}`,
  troubles: {
    stale: 'Quelqu’un a changé la table au même moment.',
    taken: 'Quelqu’un vient de prendre cette place.',
    host: 'Seule la personne qui a ouvert la table peut le faire.',
    seat: 'Cette place n’est pas la vôtre.',
    full: 'Aucune place n’est libre.',
    begun: 'La partie a commencé.',
    'not-ready': 'Tout le monde n’est pas prêt.',
    'no-answer': 'Le serveur ne répond pas.',
    unavailable: 'Le serveur ne répond pas.',
    'too-many': 'C’était un peu trop à la fois. Réessayez dans un instant.',
  },
  away: 'pas là',
  elsewhere: 'regarde ailleurs',
  here: 'à la table',
}

const pt: LobbyTexts = {
  title: (game) => `Uma mesa para ${game}`,
  lead: 'Mande um link a cada amigo. Ninguém precisa de conta.',
  opening: 'Procurando a mesa…',
  lost: 'Reconectando…',
  name: 'Seu nome',
  nameHint: 'Como os seus amigos vão ver.',
  seats: 'Quem joga',
  seat: (n) => `Lugar ${n}`,
  you: 'você',
  host: 'abriu a mesa',
  ready: 'pode começar',
  notReady: 'ainda se prepara',
  open: 'Lugar livre',
  invited: 'Um convite foi feito',
  sitHere: 'Sentar aqui',
  standUp: 'Levantar',
  free: (name) => `Liberar o lugar de ${name}`,
  letBot: (n) => `Quem joga no lugar ${n}`,
  nobody: 'Ninguém ainda',
  bot: (title) => `${title}, robô`,
  bots: 'Robôs',
  invite: 'Convidar alguém',
  inviteTo: (n) => `Convidar alguém para o lugar ${n}`,
  link: 'Link para este lugar',
  linkOnce: 'Para uma pessoa só: vale uma vez. Não mande a mais ninguém.',
  linkWatch: 'Quem tem este link pode assistir, e vê o que a mesa vê.',
  copy: 'Copiar link',
  copied: 'Copiado. Cole em uma mensagem.',
  notCopied: 'Não deu para copiar: selecione o link e copie.',
  send: 'Compartilhar…',
  revoke: 'Cancelar o link',
  revoked: 'Este link não vale mais.',
  watch: 'Link para assistir',
  watchers: (names) => `Assistindo: ${names}`,
  options: 'A partida',
  hostSets: (name) => `${name} prepara a partida; cada um escolhe o seu papel.`,
  rules: 'À mesa',
  votes: 'Votar o que se decide em grupo',
  votesHint: 'Se não, decide quem as regras indicam.',
  hints: 'Dicas',
  hintsHint: 'Quem escolhe pode perguntar o que promete mais.',
  hintsOff: 'Esta mesa joga sem dicas.',
  standIn: 'Se alguém se ausenta',
  standIns: {
    '': 'Os outros decidem o que fazer',
    '60': 'Um robô responde depois de um minuto',
    '600': 'Um robô responde depois de dez minutos',
    '86400': 'Um robô responde depois de um dia',
  },
  deal: 'As cartas estão lacradas',
  dealHint:
    'O servidor fixou o seu segredo, e este é o lacre. Cada lugar junta um número seu; no fim o segredo é aberto, e qualquer um pode conferir que nenhuma carta saiu do lugar.',
  sameDeal: 'As mesmas cartas da última vez: uma partida assim não rende carimbos.',
  cards: (name) => `Cartas: ${name}`,
  minutes: (n) => `Cerca de ${n} minutos`,
  begin: 'Começar',
  beginning: 'Embaralhando…',
  imReady: 'Posso começar',
  waitFor: (names) => `Esperando ${names}.`,
  seatsOpen: (n) => (n === 1 ? 'Ainda há um lugar livre.' : `Ainda há ${n} lugares livres.`),
  hostBegins: (name) => `${name} dá início à partida.`,
  leave: 'Sair da mesa',
  close: 'Fechar a mesa',
  list: list('e'),
  trouble: (why) => `Não deu certo. ${why}`,
  troubles: {
    stale: 'Alguém mudou a mesa no mesmo instante.',
    taken: 'Alguém acabou de ocupar este lugar.',
    host: 'Só quem abriu a mesa pode fazer isso.',
    seat: 'Este lugar não é seu.',
    full: 'Não há lugar livre.',
    begun: 'A partida já começou.',
    'not-ready': 'Nem todos podem começar.',
    'no-answer': 'O servidor não responde.',
    unavailable: 'O servidor não responde.',
    'too-many': 'Foi um pouco demais de uma vez. Tente de novo daqui a pouco.',
  },
  away: 'ausente',
  elsewhere: 'olhando para outra coisa',
  here: 'à mesa',
}

export const lobbyTexts: InEveryLanguage<LobbyTexts> = { en, fr, pt }
