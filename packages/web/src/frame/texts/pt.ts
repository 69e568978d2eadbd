/** The frame in Brazilian Portuguese. */
import type { FrameTexts } from './words.ts'

const s = (count: number, one: string, many: string) => (count < 2 ? one : many)

export const pt: FrameTexts = {
  spotLit: 'pode ser escolha',
  spotSealed: 'pode ser escolha, rompe o lacre',
  spotChosen: 'em escolha',
  spotMarked: (times) => (times === 1 ? 'na seleção' : `${times} vezes na seleção`),
  spotProposed: (name) => `proposta de ${name}`,

  readingTable: 'Mesa de leitura: tudo em texto',
  boardAgain: 'Voltar ao tabuleiro',
  boardRegion: 'Tabuleiro',
  handRegion: 'Mão',
  playersRegion: 'Na mesa',

  menu: 'Menu',
  undo: (what) => `Desfazer: ${what}`,
  undoShort: 'Desfazer',
  nothingToUndo: 'Nada a desfazer',
  undoMenu: 'Desfazer mais',
  undoNeedsAll: (what) => `Desfazer: ${what}. Além de um lacre, a mesa toda precisa concordar.`,
  fastForward: 'Até a próxima escolha',
  soundOn: 'O som está ligado: desligar',
  soundOff: 'O som está desligado: ligar',
  help: 'Teclas e ajuda',
  lastLine: (line) => `Abrir o registro. Última linha: ${line}`,
  minutesLeft: (minutes) => `faltam uns ${minutes} min`,

  faceBot: (name) => `${name}, robô`,
  faceAway: (name) => `${name}, fora da mesa`,
  faceChooses: (name) => `vez de ${name} escolher`,
  faceVoted: (name) => `${name} já votou`,
  faceThinks: (name) => `${name} ainda pensa`,
  faceFollows: (name) => `${name} segue a mesa`,
  choosesMark: 'escolhe',

  party: 'O grupo',
  rule: (number) => `Regra ${number}`,
  sinceSeconds: (seconds) => `há ${seconds} s`,
  sinceMinutes: (minutes) => `há ${minutes} min`,
  botThinks: (name) => `${name} está pensando…`,
  meanwhile: 'Enquanto isso, dá para olhar todas as cartas e pilhas.',
  optionsRegion: 'Opções',
  alike: (count) => `× ${count}`,
  sealNote: 'Rompe o lacre: para desfazer, a mesa toda precisa concordar.',
  pickedOf: (picked, most) => `${picked} de ${most}`,
  picked: (count) => `seleção: ${count}`,
  done: 'Pronto',
  back: 'Voltar',
  sure: 'Tem certeza?',
  litAbove: (count) => `mais ${count} ${s(count, 'escolha', 'escolhas')} acima`,
  litBelow: (count) => `mais ${count} ${s(count, 'escolha', 'escolhas')} abaixo`,
  litLeft: (count) => `mais ${count} ${s(count, 'escolha', 'escolhas')} à esquerda`,
  litRight: (count) => `mais ${count} ${s(count, 'escolha', 'escolhas')} à direita`,

  happened: 'O que aconteceu',
  replay: 'Rever',
  skip: 'Avançar',
  step: 'Próximo passo',
  steps: 'Em andamento',
  pastPrompt: 'Você está olhando um momento anterior.',

  lastWord: (name) => `A mesa decide em conjunto; ${name} tem a última palavra.`,
  decidesAlone: (name) => `${name} decide pelo grupo.`,
  arbiterIsBot: 'A mesa decide em conjunto; os robôs seguem.',
  propose: (label) => `Propor: ${label}`,
  agree: (label) => `De acordo: ${label}`,
  settle: (label) => `Decidir: ${label}`,
  allAgree: 'A mesa concorda',
  follow: () => 'Eu sigo a mesa',
  unfollow: () => 'Não seguir mais',
  votesFor: (name, label) => `${name}: ${label}`,

  yourChoice: (what) => `Sua escolha. ${what}`,
  choiceOf: (name, what) => `${name}, sua escolha. ${what}`,
  over: 'A partida acabou.',

  opening: 'Arrumando a mesa…',
  notFound: 'Esta partida não está neste aparelho',
  notFoundWhy:
    'As partidas ficam no navegador em que são jogadas. Ela pode ter sido apagada, ou o navegador limpou o que guardava.',
  frozen: 'Esta partida não pode mais continuar',
  frozenWhy: 'As regras mudaram desde então. Ainda dá para salvar em um arquivo.',
  saveFile: 'Salvar em um arquivo',
  failed: 'A partida não abriu',
  tryAgain: 'Tentar de novo',
  startPage: 'Página inicial',
  keptRefused:
    'Este navegador não guarda nada: a partida some quando a página fecha. Salve em um arquivo.',
  keptFull:
    'O espaço do navegador acabou: as últimas escolhas não ficam guardadas. Salve a partida em um arquivo.',
  dismiss: 'Entendi',
  lookAtEnd: 'Voltar ao resultado',
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`,
}
