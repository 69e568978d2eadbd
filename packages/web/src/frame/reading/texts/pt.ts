import type { ReadingTexts } from './en.ts'

export const pt: ReadingTexts = {
  choice: 'A escolha',
  options: 'Opções',
  whoChooses: (name) => `A escolha é de ${name}.`,
  botChooses: (name) => `${name}, um robô, está escolhendo.`,
  waits: (name) => `Esperando ${name}.`,
  playing: 'A cena continua…',
  inThePast: 'Você está lendo um momento passado. Para escolher, volte ao presente.',
  backToNow: 'Voltar ao presente',
  rule: (number) => `Regra ${number}`,
  alike: (count) => `${count} iguais`,
  sealed: 'revela uma carta',
  wantedBy: (names) => `proposto por ${names}`,
  wouldBring: 'O que isso traria:',
  over: 'A partida acabou.',

  picked: (count) =>
    count === 0 ? 'Nada marcado.' : count === 1 ? '1 marcada.' : `${count} marcadas.`,
  pickedHere: (count, most) =>
    most === 1 ? (count === 0 ? 'sem marca' : 'com marca') : `${count} de ${most}`,
  oneLess: (label) => `Uma a menos: ${label}`,
  done: 'Pronto',
  notDone: 'Ainda não basta, ou é demais.',

  votes: 'Votos',
  votesFor: (name, what) => `${name} propõe: ${what}`,
  voteHidden: (name) => `${name} já votou.`,
  follows: (name) => `${name} segue os outros.`,
  thinks: (names) => `Ainda pensando: ${names}.`,
  lastWord: (name) => `${name} tem a última palavra.`,
  votingNow: (name) => `Agora vota: ${name}.`,
  voteAs: (name) => `Deixar ${name} votar`,
  agree: (what) => `Concordar: ${what}`,
  allAgree: (what) => `Todos concordam: ${what}`,
  settle: (what) => `Decidir: ${what}`,
  follow: (name) => `${name} segue os outros`,
  noProposal: 'Ninguém propôs nada ainda.',
  notSettling: 'A última palavra não é sua aqui.',

  really: 'Sim, vamos',
  rather: 'Não',
  undoWish: 'Voltar atrás',

  log: 'Registro',
  logNone: 'Ainda não aconteceu nada.',

  commandLine: 'Linha de comando',
  command: 'Digite um número, uma opção ou uma palavra',
  send: 'Enviar',
  answers: 'Resposta',
  commandHint: 'ajuda lista as palavras.',
  nothingTyped: (most) =>
    most === 0
      ? 'Digite uma palavra; ajuda lista todas.'
      : `Digite um número de 1 a ${most}, ou ajuda.`,
  noOption: (asked, most) =>
    most === 0
      ? `“${asked}” não é uma palavra conhecida; ajuda lista todas.`
      : `“${asked}” não é uma opção aqui: um número de 1 a ${most}, o começo de uma opção, ou ajuda.`,
  several: (asked, options) => `“${asked}” pode ser ${options}: mais algumas letras?`,
  notYours: 'A escolha não é sua agora.',
  chosen: (what) => `Escolhido: ${what}`,
  voted: (what) => `Votado: ${what}`,
  marked: (what) => `Com marca: ${what}`,
  unmarked: (what) => `Sem marca: ${what}`,
  cannotMark: (what) => `Não dá para acrescentar: ${what}`,
  nothingToUndo: 'Não há nada para desfazer.',
  undone: 'Desfeito.',
  undoAsked:
    'Uma carta foi revelada desde então: todos precisam concordar. Digite concordo, ou use os botões.',
  noRule: (number) => `Não há a regra ${number}.`,
  noHand: 'Não há mão para ler agora.',
  whichCard: (word) => `Qual carta? ${word} e o começo do nome.`,
  noCard: (asked) => `Não há a carta “${asked}”.`,
  saved: 'Salvo em um arquivo.',
  problem: 'Não deu certo. Tente de novo.',
  heading: (heading) => `${heading}:`,
  helpLine: (word, does) => `${word}: ${does}`,
  cardName: 'NOME',
  help: {
    choose: 'Um número, ou o começo de uma opção: escolhe.',
    undo: 'desfaz a última escolha',
    why: 'a regra por trás da pergunta; com um número, essa regra',
    log: 'o que aconteceu; com um número, tantas linhas',
    table: 'a mesa inteira',
    status: 'como está a partida',
    hand: 'sua mão',
    piles: 'o que há nas pilhas, e o que resta nos baralhos',
    card: 'o que uma carta faz',
    done: 'termina uma seleção de várias cartas',
    agree: 'concorda com o que foi proposto',
    settle: 'decide, com a última palavra',
    follow: 'segue os outros, ou deixa de seguir',
    save: 'salva a partida em um arquivo',
    help: 'esta lista',
    quit: 'sai da partida; ela fica guardada',
  },
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`,
}
