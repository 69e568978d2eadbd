import type { BoardTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const cards = (n: number) => counted(n, 'carta', 'cartas')

export const pt: BoardTexts = {
  map: {
    title: 'A masmorra',
    open: (room, n) => `${room}: ${n} escolhas, abrir`,
    close: 'Fechar a sala',
    short: { 'beast-trainer': 'Treinador', laboratory: 'Laborat.' },
  },
  guild: {
    wave: (wave) => `Onda ${wave}`,
    left: (n) => `Guilda ${n}`,
    next: (n) => `${cards(n)} depois desta vez`,
    symbol: (symbol, rooms, n) => `${symbol}: ainda ${cards(n)}. ${rooms}`,
    hero: (hero, n, tokens) =>
      `${hero}: ainda ${cards(n)}, ${counted(tokens, 'marcador', 'marcadores')}`,
    scenario: (scenario, n) => `${scenario}: ${cards(n)} entre as da Guilda`,
    counter: (name, at) => `${name}: ${at}`,
  },
  loot: {
    title: 'Pilhagem',
    deck: (n) => `Baralho de Pilhagem, ${cards(n)}`,
  },
  seats: {
    title: 'Clãs',
    lair: (n) => `Covil ${n}`,
    spoken: (name, clan) => (name === clan ? name : `${name}, ${clan}`),
    facts: (hand, lair, deck, discard) =>
      `mão ${hand}, Covil ${lair}, baralho ${deck}, descarte ${discard}`,
    defends: (n) => (n === 1 ? '1 carta pode defender' : `${n} cartas podem defender`),
    active: 'joga agora',
    vitality: (n) => counted(n, 'coração cada', 'corações cada'),
  },
  open: { title: (card) => `Carta aberta: ${card}`, or: 'ou' },
  hand: {
    of: (name) => `Mão: ${name}`,
    piles: (deck, discard) => `baralho ${deck}\ndescarte ${discard}`,
    empty: 'Nenhuma carta na mão.',
  },
  ladder: {
    title: 'Passos do herói',
    steps: ['chega', 'habilidade', 'armadilhas', 'inspira', 'ataca', 'saqueia', 'espera', 'avança'],
  },
  midway: {
    go: (monster) => `${monster}: para onde?`,
    carry: (thing) => `${thing}: levar para onde?`,
    where: (action) => `${action}: onde?`,
    pays: (list) => `Carta usada: ${list}.`,
    paysFar: (list) => `Duas salas: ${list}.`,
  },
  whatIf: {
    heading: 'Se viesse agora',
    comes: (hero, symbol) => `${hero}, ${symbol}:`,
    holds: 'todos os tesouros resistem.',
    looted: (treasures, one) =>
      one
        ? `saqueado: ${treasures}, com o seu efeito.`
        : `saqueados: ${treasures}, com os seus efeitos.`,
    treasure: (room, value) => `${room} (${value})`,
    lost: 'o grande tesouro cai!',
    hidden: 'Depois uma carta escondida decide.',
    nothing: 'Não resta nenhuma carta assim.',
  },
  spoken: {
    use: (room, use) => `Uso, ${room}: ${use}`,
    closed: 'não pode ser usada',
    errand: (room, errand) => `${room}: ${errand}`,
    portal: (room, done) => `${done ? 'Portal' : 'Portal inacabado'}, ${room}`,
    hero: (hero, room, n, awake) =>
      `${hero}${n > 1 ? ` × ${n}` : ''}, ${room}, ${awake ? 'em ação' : 'em repouso'}`,
    token: (tokens, room) => `${tokens}, ${room}`,
    chip: (action) => `Ação: ${action}`,
    cell: (column, row) => `Lugar livre, coluna ${column}, linha ${row}`,
    danger: (awake, value) =>
      `no pior caso, na próxima invasão: ${awake} em ação de ${value} necessários`,
    falls: 'em perigo',
    guarded: 'sob guarda',
    beaten: 'os guardas podem cair',
    distance: (n) => counted(n, 'passagem até o Cofre', 'passagens até o Cofre'),
    wounds: (n) => counted(n, 'ferimento', 'ferimentos'),
  },
  zoom: {
    use: 'Ativar',
    joined: (rooms) => `Passagens: ${rooms}.`,
    kind: {
      tactic: (clan) => `Carta de Tática, ${clan}`,
      loot: 'Pilhagem',
      guild: 'Carta de Guilda',
      scenario: 'Carta de Cenário',
      treasure: 'Tesouro',
      tile: 'Sala',
    },
    from: {
      rulebook: 'Do livro de regras.',
      public: 'De páginas públicas.',
      house: 'Carta da casa.',
    },
    abilities: {
      warrior: 'Ao chegar: destrói dois recursos da sala.',
      rogue: 'Ao chegar: retira uma armadilha da sala.',
      mage: 'Ao chegar às Celas: liberta todos os prisioneiros.',
      archer: 'Ao chegar: atira num monstro de uma sala vizinha, o mais próximo do Cofre.',
    },
  },
  piles: {
    guildLeft: (n) => `Baralho da Guilda, ${cards(n)}`,
    guildDone: (n) => `Descarte da Guilda, ${cards(n)}`,
    deck: (n) => `Baralho, ${cards(n)}`,
    discard: (n) => `Descarte, ${cards(n)}`,
    loot: (n) => `Baralho de Pilhagem, ${cards(n)}`,
    onTop: 'em cima, nesta ordem',
    noOrder: 'em ordem desconhecida',
    atBottom: 'embaixo, nesta ordem',
    treasures: (value) => `Tesouros de ${value}`,
    treasuresAt: (rooms, pile) => `${rooms} em salas, ${pile} na pilha: quaisquer destes`,
    looted: 'Tesouros saqueados',
    tiles: (n) => counted(n, 'sala para construir', 'salas para construir'),
    supply: 'Suprimento',
    empty: 'vazio',
    counts: (deck, discard) => `baralho ${deck}, descarte ${discard}`,
  },
}
