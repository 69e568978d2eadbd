import type { InEveryLanguage } from '../../texts/texts.ts'

interface OnlineMatchTexts {
  readonly players: string
  /** Where somebody is, after the name. */
  readonly is: { readonly [whereabouts: string]: string }
  readonly face: (name: string, is: string) => string
  readonly chooses: string
  readonly openPeople: string
  readonly talk: string
  readonly unread: (n: number) => string
  readonly watching: string
  readonly sent: string
  readonly choosing: (names: string) => string
  readonly awaySeat: (name: string) => string
  readonly botThinks: (name: string) => string
  readonly nudge: string
  readonly nudged: string
  readonly nudgesYou: (name: string) => string
  readonly whatToDo: string
  readonly lost: string
  readonly offline: string
  readonly back: string
  readonly fetchedAnew: string
  readonly says: (name: string, text: string) => string
  readonly asksBack: (name: string, what: string) => string
  readonly agree: string
  readonly refuse: string
  readonly people: string
  readonly answerFor: (name: string) => string
  readonly stopAnswering: (name: string) => string
  readonly consents: (names: string, name: string) => string
  readonly answered: (name: string) => string
  readonly botFor: (name: string) => string
  readonly takeSeat: string
  readonly allow: string
  readonly allowHint: string
  readonly whichBot: string
  readonly giveToBot: string
  readonly giveSure: string
  readonly leaveSeat: string
  readonly leaveSure: string
  readonly yes: string
  readonly no: string
  readonly handOver: string
  readonly share: string
  readonly watch: string
  readonly watchers: (names: string) => string
  readonly openSeat: string
  readonly you: string
  readonly again: string
  readonly againSame: string
  readonly nextTable: string
  readonly verify: string
  readonly verifying: string
  readonly fair: string
  readonly notFair: (why: string) => string
  readonly commitment: string
  readonly seed: string
  readonly look: string
  readonly replay: string
  readonly save: string
  readonly startPage: string
  readonly ahead: string
  readonly aheadIs: (label: string) => string
  readonly aheadNot: string
  readonly aheadDone: (label: string) => string
  readonly aheadGone: string
  readonly list: (names: readonly string[]) => string
}

const list = (and: string) => (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

const en: OnlineMatchTexts = {
  players: 'Players',
  is: { here: 'here', elsewhere: 'looking elsewhere', away: 'away', bot: 'bot', open: 'open seat' },
  face: (name, is) => `${name}, ${is}`,
  chooses: 'chooses',
  openPeople: 'People and seats',
  talk: 'Say something',
  unread: (n) => (n === 1 ? '1 new message' : `${n} new messages`),
  watching: 'You are watching; nobody waits for you.',
  sent: 'Sent: the cards decide…',
  choosing: (names) => `${names} to choose. You can point at anything, or say something.`,
  awaySeat: (name) => `${name} is away; the table waits.`,
  botThinks: (name) => `${name} is thinking it over…`,
  nudge: 'Nudge',
  nudged: 'Nudged.',
  nudgesYou: (name) => `${name} nudges you: it is your choice.`,
  whatToDo: 'What to do?',
  lost: 'Reconnecting… The table is safe, and so is your seat.',
  offline: 'No network. What you missed will be told when it is back.',
  back: 'Back at the table; nothing was missed.',
  fetchedAnew: 'The table was fetched anew from the server.',
  says: (name, text) => `${name}: ${text}`,
  asksBack: (name, what) => `${name} asks to take back: ${what}`,
  agree: 'Agree',
  refuse: 'No, leave it',
  people: 'People and seats',
  answerFor: (name) => `Answer for ${name}`,
  stopAnswering: (name) => `Wait for ${name} after all`,
  consents: (names, name) => `${names} would answer for ${name}; everyone here must agree.`,
  answered: (name) => `Anyone here may answer for ${name}.`,
  botFor: (name) => `Let a bot play for ${name}`,
  takeSeat: 'Take this seat',
  allow: 'Others may answer for me',
  allowHint: 'For when you step away for a moment.',
  whichBot: 'Which bot?',
  giveToBot: 'Give my seat to a bot',
  giveSure: 'A bot will choose for you from now on. You can take the seat back.',
  leaveSeat: 'Leave the seat',
  leaveSure: 'Your seat becomes free, and the table waits until somebody takes it.',
  yes: 'Yes',
  no: 'No',
  handOver: 'Hand my seat to a friend',
  share: 'Share my seat with a friend',
  watch: 'Link to watch',
  watchers: (names) => `Watching: ${names}`,
  openSeat: 'Open seat',
  you: 'you',
  again: 'Again, together',
  againSame: 'Again with the same deal',
  nextTable: 'To the next table',
  verify: 'Verify this match',
  verifying: 'Dealing it all again…',
  fair: 'Fair: the seal fits, and dealt again from the opened secret every card and die is the same.',
  notFair: (why) => `This does not add up: ${why}`,
  commitment: 'The seal, shown before the first card',
  seed: 'The secret, opened now',
  look: 'Look at the table',
  replay: 'See it again',
  save: 'Save as a file',
  startPage: 'Start page',
  ahead: 'Answer ahead',
  aheadIs: (label) => `You will answer: ${label}`,
  aheadNot: 'Take it back',
  aheadDone: (label) => `Answered as you wished: ${label}`,
  aheadGone: 'What you chose ahead is no longer on offer: it is your choice now.',
  list: list('and'),
}

const fr: OnlineMatchTexts = {
  players: 'Joueurs',
  is: {
    here: 'à la table',
    elsewhere: 'regarde ailleurs',
    away: 'en pause',
    bot: 'robot',
    open: 'place libre',
  },
  face: (name, is) => `${name}, ${is}`,
  chooses: 'choisit',
  openPeople: 'Joueurs et places',
  talk: 'Dire quelque chose',
  unread: (n) => (n === 1 ? '1 nouveau message' : `${n} nouveaux messages`),
  watching: 'Vous regardez ; personne ne vous attend.',
  sent: 'C’est parti : les cartes décident…',
  choosing: (names) => `À ${names} de choisir. Vous pouvez montrer une chose du doigt, ou parler.`,
  awaySeat: (name) => `${name} n’est pas là ; la table attend.`,
  botThinks: (name) => `${name} réfléchit…`,
  nudge: 'Faire signe',
  nudged: 'C’est fait.',
  nudgesYou: (name) => `${name} vous fait signe : à vous de choisir.`,
  whatToDo: 'Que faire ?',
  lost: 'Reconnexion… La table est en sûreté, votre place aussi.',
  offline: 'Pas de réseau. À son retour, vous saurez ce qui s’est passé.',
  back: 'De retour à la table ; rien n’a été manqué.',
  fetchedAnew: 'La table a été reprise du serveur.',
  says: (name, text) => `${name} : ${text}`,
  asksBack: (name, what) => `${name} demande à reprendre : ${what}`,
  agree: 'D’accord',
  refuse: 'Non, on laisse',
  people: 'Joueurs et places',
  answerFor: (name) => `Répondre pour ${name}`,
  stopAnswering: (name) => `Attendre ${name} tout de même`,
  consents: (names, name) =>
    `Répondre pour ${name} : ${names} le veut bien ; il faut l’accord de tous.`,
  answered: (name) => `Chacun peut répondre pour ${name}.`,
  botFor: (name) => `Faire jouer un robot pour ${name}`,
  takeSeat: 'Prendre cette place',
  allow: 'Les autres peuvent répondre pour moi',
  allowHint: 'Pour s’éloigner un moment.',
  whichBot: 'Quel robot ?',
  giveToBot: 'Laisser ma place à un robot',
  giveSure: 'Un robot choisira pour vous. Vous pourrez reprendre la place.',
  leaveSeat: 'Quitter la place',
  leaveSure: 'Votre place devient libre, et la table attend que quelqu’un la prenne.',
  yes: 'Oui',
  no: 'Non',
  handOver: 'Céder ma place à quelqu’un',
  share: 'Partager ma place avec quelqu’un',
  watch: 'Lien pour regarder',
  watchers: (names) => `Regardent : ${names}`,
  openSeat: 'Place libre',
  you: 'vous',
  again: 'Encore une, ensemble',
  againSame: 'Encore, avec la même donne',
  nextTable: 'À la table suivante',
  verify: 'Vérifier cette partie',
  verifying: 'On redistribue tout…',
  fair: 'Tout est juste : le sceau est le bon, et en redistribuant depuis le secret ouvert, chaque carte et chaque dé est le même.',
  notFair: (why) => `Le compte n’y est pas : ${why}`,
  commitment: 'Le sceau, montré avant la première carte',
  seed: 'Le secret, ouvert maintenant',
  look: 'Regarder la table',
  replay: 'Revoir la partie',
  save: 'Enregistrer dans un fichier',
  startPage: 'Page d’accueil',
  ahead: 'Répondre d’avance',
  aheadIs: (label) => `Vous répondrez : ${label}`,
  aheadNot: 'Annuler',
  aheadDone: (label) => `Réponse donnée d’avance : ${label}`,
  aheadGone: 'Votre réponse d’avance n’est plus possible : à vous de choisir.',
  list: list('et'),
}

const pt: OnlineMatchTexts = {
  players: 'Jogadores',
  is: {
    here: 'à mesa',
    elsewhere: 'olhando para outra coisa',
    away: 'fora da mesa',
    bot: 'robô',
    open: 'lugar livre',
  },
  face: (name, is) => `${name}, ${is}`,
  chooses: 'escolhe',
  openPeople: 'Pessoas e lugares',
  talk: 'Dizer algo',
  unread: (n) => (n === 1 ? '1 mensagem nova' : `${n} mensagens novas`),
  watching: 'Você está assistindo; ninguém espera por você.',
  sent: 'Enviado: as cartas decidem…',
  choosing: (names) => `${names}: hora de escolher. Você pode apontar algo, ou dizer algo.`,
  awaySeat: (name) => `${name} está fora; a mesa espera.`,
  botThinks: (name) => `${name} está pensando…`,
  nudge: 'Cutucar',
  nudged: 'Feito.',
  nudgesYou: (name) => `${name} cutuca você: a escolha é sua.`,
  whatToDo: 'O que fazer?',
  lost: 'Reconectando… A mesa está a salvo, e o seu lugar também.',
  offline: 'Sem rede. Quando ela voltar, você saberá o que aconteceu.',
  back: 'De volta à mesa; nada se perdeu.',
  fetchedAnew: 'A mesa foi buscada de novo no servidor.',
  says: (name, text) => `${name}: ${text}`,
  asksBack: (name, what) => `${name} pede para desfazer: ${what}`,
  agree: 'De acordo',
  refuse: 'Não, deixa assim',
  people: 'Pessoas e lugares',
  answerFor: (name) => `Responder por ${name}`,
  stopAnswering: (name) => `Esperar ${name} mesmo assim`,
  consents: (names, name) =>
    `Responder por ${name}: ${names} de acordo; todos à mesa precisam aceitar.`,
  answered: (name) => `Qualquer um à mesa pode responder por ${name}.`,
  botFor: (name) => `Deixar um robô jogar por ${name}`,
  takeSeat: 'Ocupar este lugar',
  allow: 'Os outros podem responder por mim',
  allowHint: 'Para se afastar um instante.',
  whichBot: 'Qual robô?',
  giveToBot: 'Dar o meu lugar a um robô',
  giveSure: 'Um robô vai escolher por você. Você pode retomar o lugar.',
  leaveSeat: 'Sair do lugar',
  leaveSure: 'O seu lugar fica livre, e a mesa espera até alguém ocupá-lo.',
  yes: 'Sim',
  no: 'Não',
  handOver: 'Passar o meu lugar a alguém',
  share: 'Dividir o meu lugar com alguém',
  watch: 'Link para assistir',
  watchers: (names) => `Assistindo: ${names}`,
  openSeat: 'Lugar livre',
  you: 'você',
  again: 'Outra vez, juntos',
  againSame: 'Outra vez com as mesmas cartas',
  nextTable: 'Para a próxima mesa',
  verify: 'Conferir esta partida',
  verifying: 'Dando todas as cartas de novo…',
  fair: 'Tudo certo: o lacre confere, e dadas de novo a partir do segredo aberto, todas as cartas e dados são os mesmos.',
  notFair: (why) => `A conta não fecha: ${why}`,
  commitment: 'O lacre, mostrado antes da primeira carta',
  seed: 'O segredo, aberto agora',
  look: 'Ver a mesa',
  replay: 'Rever a partida',
  save: 'Salvar em um arquivo',
  startPage: 'Página inicial',
  ahead: 'Responder antes',
  aheadIs: (label) => `Você vai responder: ${label}`,
  aheadNot: 'Desfazer',
  aheadDone: (label) => `Resposta dada antes: ${label}`,
  aheadGone: 'O que você escolheu antes não é mais possível: a escolha é sua.',
  list: list('e'),
}

export const onlineMatchTexts: InEveryLanguage<OnlineMatchTexts> = { en, fr, pt }
