import type { ReadingTexts } from './en.ts'

export const fr: ReadingTexts = {
  choice: 'Le choix',
  options: 'Possibilités',
  whoChooses: (name) => `À ${name} de choisir.`,
  botChooses: (name) => `${name}, un robot, choisit.`,
  waits: (name) => `On attend ${name}.`,
  playing: 'La suite se joue…',
  inThePast: 'Vous lisez un moment passé. Pour choisir, revenez au présent.',
  backToNow: 'Revenir au présent',
  rule: (number) => `Règle ${number}`,
  alike: (count) => `${count} semblables`,
  sealed: 'révèle une carte',
  wantedBy: (names) => `voulu par ${names}`,
  wouldBring: 'Ce que cela donnerait :',
  over: 'La partie est terminée.',

  picked: (count) =>
    count === 0 ? 'Rien de marqué.' : count === 1 ? '1 marque.' : `${count} marques.`,
  pickedHere: (count, most) =>
    most === 1 ? (count === 0 ? 'sans marque' : 'avec marque') : `${count} sur ${most}`,
  oneLess: (label) => `Une de moins : ${label}`,
  done: 'Terminer',
  notDone: 'Ce n’est pas encore assez, ou c’est trop.',

  votes: 'Votes',
  votesFor: (name, what) => `${name} propose : ${what}`,
  voteHidden: (name) => `${name} a voté.`,
  follows: (name) => `${name} suit les autres.`,
  thinks: (names) => `Réflexion en cours : ${names}.`,
  lastWord: (name) => `${name} a le dernier mot.`,
  votingNow: (name) => `C’est à ${name} de voter.`,
  voteAs: (name) => `Laisser ${name} voter`,
  agree: (what) => `D’accord : ${what}`,
  allAgree: (what) => `Tout le monde est d’accord : ${what}`,
  settle: (what) => `Trancher : ${what}`,
  follow: (name) => `${name} suit les autres`,
  noProposal: 'Personne n’a encore rien proposé.',
  notSettling: 'Le dernier mot n’est pas à vous ici.',

  really: 'Oui, on y va',
  rather: 'Non',
  undoWish: 'Retour en arrière',

  log: 'Journal',
  logNone: 'Il ne s’est encore rien passé.',

  commandLine: 'Ligne de commande',
  command: 'Tapez un numéro, un choix ou un mot',
  send: 'Envoyer',
  answers: 'Réponse',
  commandHint: 'aide donne la liste des mots.',
  nothingTyped: (most) =>
    most === 0
      ? 'Tapez un mot ; aide en donne la liste.'
      : `Tapez un numéro de 1 à ${most}, ou aide.`,
  noOption: (asked, most) =>
    most === 0
      ? `« ${asked} » n’est pas un mot connu ; aide en donne la liste.`
      : `« ${asked} » n’est pas un choix ici : un numéro de 1 à ${most}, le début d’un choix, ou aide.`,
  several: (asked, options) => `« ${asked} » peut être ${options} : quelques lettres de plus ?`,
  notYours: 'Ce n’est pas à vous de choisir pour l’instant.',
  chosen: (what) => `Choisi : ${what}`,
  voted: (what) => `Voté : ${what}`,
  marked: (what) => `Marque posée : ${what}`,
  unmarked: (what) => `Marque retirée : ${what}`,
  cannotMark: (what) => `Impossible d’ajouter : ${what}`,
  nothingToUndo: 'Il n’y a rien à reprendre.',
  undone: 'C’est repris.',
  undoAsked:
    'Une carte a été révélée depuis : il faut l’accord de tous. Tapez accord, ou prenez les boutons.',
  noRule: (number) => `Il n’y a pas de règle ${number}.`,
  noHand: 'Pas de main à lire en ce moment.',
  whichCard: (word) => `Quelle carte ? ${word} et le début de son nom.`,
  noCard: (asked) => `Pas de carte « ${asked} ».`,
  saved: 'Enregistré dans un fichier.',
  problem: 'Cela n’a pas marché. Réessayez.',
  heading: (heading) => `${heading} :`,
  helpLine: (word, does) => `${word} : ${does}`,
  cardName: 'NOM',
  help: {
    choose: 'Un numéro, ou le début d’un choix : le choisit.',
    undo: 'reprend le dernier choix',
    why: 'la règle derrière la question ; avec un numéro, cette règle',
    log: 'ce qui s’est passé ; avec un nombre, autant de lignes',
    table: 'toute la table',
    status: 'où en est la partie',
    hand: 'votre main',
    piles: 'ce qu’il y a dans les piles, et ce qui reste dans les pioches',
    card: 'ce que fait une carte',
    done: 'termine une sélection de plusieurs cartes',
    agree: 'accepte ce qui est proposé',
    settle: 'tranche, avec le dernier mot',
    follow: 'suit les autres, ou cesse de les suivre',
    save: 'enregistre la partie dans un fichier',
    help: 'cette liste',
    quit: 'quitte la partie ; elle est gardée',
  },
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`,
}
