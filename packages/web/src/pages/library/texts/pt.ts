import type { LibraryTexts } from './en.ts'

const counted = (n: number, one: string, many: string): string =>
  n === 0 ? `nenhuma ${one}` : n === 1 ? `uma ${one}` : `${n} ${many}`

const cards = (n: number): string => counted(n, 'carta', 'cartas')
const rules = (n: number): string => counted(n, 'regra', 'regras')

export const pt: LibraryTexts = {
  library: 'Biblioteca',
  lead: 'Todas as cartas e todas as regras dos nossos jogos, para tirar uma dúvida ou só folhear.',
  gameTitle: (game) => `${game}: cartas e regras`,
  shelves: 'Estantes',
  cards: 'Cartas',
  rules: 'Regras',
  search: 'Buscar nas cartas e nas regras',
  searchFor: 'um nome, uma palavra, um número de regra',
  clear: 'Limpar a busca',

  kind: 'Tipo',
  everyKind: 'Todos os tipos',
  level: 'Nível',
  everyLevel: 'Todos os níveis',
  levelIs: (level) => `Nível ${level}`,
  edition: 'Edição',
  everyEdition: 'Todas as edições',
  chapter: 'Capítulo',
  everyChapter: 'Todos os capítulos',
  pack: 'Pacote de cartas',
  houseCards: 'As cartas da casa',
  ofPack: (pack) => `Cartas de ${pack}. O que a casa não tem assim leva um ✦.`,
  asHouse: (pack) => `${pack}, igual à da casa`,

  found: (foundCards, foundRules) => `Na busca: ${cards(foundCards)}, ${rules(foundRules)}.`,
  noCards: 'Nenhuma carta corresponde.',
  noRules: 'Nenhuma regra corresponde.',
  fewer: 'Com menos palavras ou filtros, você encontra mais.',
  otherCards: (n) => `Entre as cartas: ${cards(n)}`,
  otherRules: (n) => `Entre as regras: ${rules(n)}`,
  showAll: 'Mostrar tudo',

  way: 'Você está aqui',
  toMatch: 'Voltar à partida',
  allCards: 'Todas as cartas',
  allRules: 'Todas as regras',
  whatWasFound: 'Resultados da busca',
  around: 'Antes e depois',
  previous: (name) => `Anterior: ${name}`,
  next: (name) => `Próxima: ${name}`,

  aboutCard: 'Sobre esta carta',
  signs: 'Os sinais dela no tabuleiro',
  rulesBehind: 'As regras por trás das palavras',
  refersTo: 'Ela remete a',
  referredBy: 'Remetem a ela',
  cardsWith: 'Cartas com ela',

  noCard: (name) => `Não há nenhuma carta “${name}” nesta biblioteca.`,
  noRule: (number) => `Não há nenhuma regra ${number} nesta biblioteca.`,
  noPack: 'O pacote que este endereço pede não está neste aparelho. Estas são as cartas da casa.',
  noPage: 'Esta página não existe na biblioteca.',
  noGame: (name) => `Não há nenhum jogo “${name}” nesta biblioteca.`,
  searchInstead: (text, foundCards, foundRules) =>
    `Buscar “${text}”: ${cards(foundCards)}, ${rules(foundRules)}`,
  tryOthers: 'Talvez a busca encontre o que você procura; se não, folheie o que há.',
  failed: 'Não deu para abrir a biblioteca. Recarregue a página.',
}
