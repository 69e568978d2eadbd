import { capital } from '@muster/engine'
import type { BoardTexts, Odds } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`)
const hidden = (n: number) => (n === 1 ? '1 escondida' : `${n} escondidas`)
const times = (n: number) => (n === 1 ? 'uma vez' : `${n} vezes`)

const chance = ({ percent, more, about }: Odds, roughly = '≈ ') => {
  if (more && percent === 0) return 'se os efeitos ajudarem'
  return `${more && percent < 100 ? 'pelo menos ' : about ? roughly : ''}${percent}%`
}
const cases = (odds: Odds) =>
  odds.more && odds.percent === 0 ? chance(odds) : `em ${chance(odds, 'cerca de ')} dos casos`
const isHopeless = ({ percent, more }: Odds) => percent === 0 && !more
const short = (by: number) => (by === 1 ? 'falta 1' : `faltam ${by}`)

const counts: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'basic-0-in-discards': ['Básica 0 nos descartes', 'Básicas 0 nos descartes'],
  'basic-in-discards': ['Básica nos descartes', 'Básicas nos descartes'],
  'loot-in-discards': ['saque nos descartes', 'saques nos descartes'],
  'played-loot': ['saque em jogo', 'saques em jogo'],
  'played-basic': ['Básica em jogo', 'Básicas em jogo'],
  'cards-below': ['carta embaixo', 'cartas embaixo'],
  'exhausted-players': ['jogador sem baralho', 'jogadores sem baralho'],
  'heroes-spent': ['baralho com menos de três cartas', 'baralhos com menos de três cartas'],
  'double-turns': ['jogador com dois turnos', 'jogadores com dois turnos'],
  track: ['casa do Chefe', 'casas do Chefe'],
}

export const pt: BoardTexts = {
  buttons: {
    keep: (reached, needed) => `Ficar: ${reached} de ${needed}`,
    enough: 'é o bastante',
    enoughInOrder: 'basta, na ordem certa',
    enoughPaid: (ordered) => (ordered ? 'basta na ordem, pagando' : 'basta, se você pagar'),
    shortPaid: (short) => `${short}, se você pagar`,
    loses: (by) => `${short(by)}: combate perdido`,
    shortSoFar: (by) => `${by === 1 ? 'falta 1' : `faltam ${by}`} por enquanto`,
    newHand: (odds) =>
      `Mão nova: ${odds.more && odds.percent === 0 ? 'depende dos efeitos' : chance(odds)}`,
    newHandDetail: (needed, left, turns) =>
      turns === 2
        ? `para ${needed}, em dois turnos`
        : `para ${needed}, ${left === 1 ? 'resta' : 'restam'} ${left}`,
    shortThen: (by, odds) => {
      if (isHopeless(odds)) return odds.turns === 2 ? `${short(by)}, mesmo no turno 2` : short(by)
      return `${odds.turns === 2 ? 'no turno 2' : 'comprando'}: ${chance(odds)}`
    },
    goOn: 'Continuar',
    next: (enemy) => `em seguida: ${enemy}`,
    leave: 'Sair',
    tokenTo: (at, skull) => `Chefe em ${at} de ${skull}`,
    fightBoss: 'Enfrentar o Chefe',
    fightBossEarly: (at, skull, theBoss) =>
      `O marcador só está em ${at} de ${skull}, e este é o último combate. Enfrentar ${theBoss} agora?`,
    playAll: (ordered, best) =>
      `Jogar tudo, ${ordered ? (best ? 'na melhor' : 'numa boa') : 'nesta'} ordem`,
    card: (title, power) => `${title} (${power})`,
    deeds: {
      play: (title) => `Jogar ${title}`,
      discard: (title) => `Descartar ${title}`,
      remove: (title) => `Remover ${title}`,
      recover: (title) => `Recuperar ${title}`,
      take: (title) => `Pegar ${title}`,
      trade: (title) => `Trocar ${title}`,
      give: (title) => `Dar ${title}`,
    },
    wins: (rule, loot, reward) =>
      [rule || 'Sem regra.', loot && `Saque: ${loot}.`, reward && `Recompensa: ${reward}.`]
        .filter((part) => part !== '')
        .join(' '),
    pile: (deck, discard) => `baralho ${deck}, descarte ${discard}`,
  },
  board: {
    track: 'Trilha do Chefe',
    trackAt: (at, skull) => `${at} de ${skull}`,
    ifLeft: 'ao sair',
    ifThrownOut: 'em caso de derrota',
    bossAttacks: 'o Chefe ataca',
    below: (n) => `${n} embaixo`,
    left: (n) => `${n === 1 ? 'resta' : 'restam'} ${n}`,
    level: (level) => `Nível ${level}`,
    gift: (n, level) => `${n} × nível ${level}`,
    giftsAre: (gifts) => `Presentes: ${gifts}`,
    cleared: 'vazia',
    faceDown: 'virada para baixo',
    loot: 'Saque',
  },
  combat: {
    inHand: (power) => `${power} na mão`,
    of: (power, needed) => `${power} de ${needed}`,
    meter: (party, hand, needed) =>
      hand === 0
        ? `${party} de ${needed}`
        : `${party} + ${hand} na mão = ${party + hand} de ${needed}`,
    newHand: (needed, odds) =>
      `mãos novas${odds.turns === 2 ? ', em dois turnos,' : ''} chegam a ${needed} ${cases(odds)}`,
    wins: 'Suficiente',
    winsInOrder: 'Suficiente na ordem certa',
    winsPaid: (ordered) => (ordered ? 'Suficiente na ordem, pagando' : 'Suficiente se você pagar'),
    missing: (power) => (power === 1 ? 'falta 1' : `faltam ${power}`),
    missingSoFar: (power) => `${power === 1 ? 'falta 1' : `faltam ${power}`} por enquanto`,
    thenNext: (odds) => {
      const how = odds.turns === 2 ? 'no turno 2' : 'comprando'
      return isHopeless(odds) ? `${how} também não basta` : `basta ${how} ${cases(odds)}`
    },
    exhausted: 'sem cartas',
    turn: 'vez',
    soloTurn: (turn) => `Turno ${turn}`,
    starting: 'jogador inicial',
    bonus: (power) => `${power} por efeitos`,
    underneath: 'Embaixo',
    hiddenBelow: hidden,
    parts: { printed: 'impresso', effects: 'por efeitos', blessings: 'por bênçãos' },
    per: (n, what) => `${n} ${counts[what]?.[n === 1 ? 0 : 1] ?? ''}`,
    yourHand: (name) => `Mão: ${name}`,
  },
  goOn: {
    mayBe: (range) => `Pode ser: ${range}`,
    hidden,
    left: (n, known) => `restam ${n}, ${known} ${known === 1 ? 'conhecida' : 'conhecidas'}`,
    range: (least, most) => (least === most ? `poder ${least}` : `poder ${least} a ${most}`),
    leaveNow: 'Sair agora',
    thrownOut: 'Em caso de derrota',
    ifCleared: 'Por esvaziar',
    ifClearedGet: (reward) => `Por esvaziar: ${reward}`,
    clearedAll: 'A masmorra está vazia',
    bossFalls: (theBoss) => `${capital(theBoss)} cai!`,
    decksFull: 'Todas as cartas voltam aos baralhos',
    lastOne: 'a última carta daqui',
  },
  pick: {
    deckOf: (name) => `Baralho: ${name}`,
    discardOf: (name) => `Descarte: ${name}`,
    offer: 'À escolha',
    gift: 'Presentes para o grupo',
    toWhom: 'Para quem?',
    less: (title) => `Uma a menos: ${title}`,
    more: (title) => `Uma a mais: ${title}`,
  },
  moment: {
    cleared: (dungeon) => `${dungeon}: nenhum inimigo!`,
    thrownOut: 'Retirada forçada',
    falls: (enemy) => `${enemy}: fora de combate`,
    toGo: (n) => (n === 1 ? 'falta uma carta' : `faltam ${n} cartas`),
    lastFight: 'Começa o último combate',
    skullReached: 'o marcador do Chefe está na caveira',
    noDungeonLeft: 'não resta nenhuma masmorra',
    soonerThanDue: 'o grupo não espera mais',
  },
  end: {
    won: 'Vitória',
    lost: 'Derrota',
    trackChart: 'O Chefe se aproxima',
    trackSay: (at, skull) => `O marcador do Chefe terminou em ${at} de ${skull}.`,
    powerChart: 'Poder dos baralhos',
    powerSay: (name, power) => `${name}: ${power} no fim.`,
    beatenChart: 'Inimigos derrotados',
    beatenSay: (name, n) =>
      `${name}: ${n} ${n === 1 ? 'inimigo derrotado' : 'inimigos derrotados'}.`,
    bossToken: 'Marcador do Chefe',
    clearedDungeons: (n) =>
      n === 1
        ? 'Uma masmorra esvaziada, uma recompensa.'
        : `${n} masmorras esvaziadas, cada uma com sua recompensa.`,
    neverCleared: 'Nenhuma masmorra esvaziada, portanto nenhuma recompensa.',
    thrownOut: (n) => `O grupo teve de fugir ${times(n)}: o Chefe avançou ${n * 2} casas.`,
    bossBeaten: (n) => `As ${n} cartas do último combate caíram.`,
    bossLeft: (n) =>
      n === 1 ? 'Restava uma carta no último combate.' : `Restavam ${n} cartas no último combate.`,
    early: (at, skull) => `O grupo foi cedo ao último combate, em ${at} de ${skull}.`,
    skullReached: 'O marcador havia chegado à caveira: o Chefe atacou.',
    mostEnemies: (name, n) => `Mais inimigos derrotados: ${name}, ${n}.`,
  },
  spoken: {
    power: (power) => `poder ${power}`,
    noRule: 'sem regra',
    cleared: (dungeon) => `${dungeon}: vazia`,
    dungeonHidden: (dungeon, n) => `${dungeon}: virada para baixo, ${cards(n)}`,
    held: (title, power) => `${title}, ${power}`,
    seat: (name, role) => (name === role ? name : `${name}, ${role}`),
    lane: (total, deck, discard) => `total ${total}, baralho ${deck}, descarte ${discard}`,
    rest: (deck, discard) => `baralho ${deck}, descarte ${discard}`,
    played: (list) => `em jogo: ${list}`,
    deck: (name, n) => `Baralho, ${name}: ${cards(n)}`,
    discard: (name, n) => `Descarte, ${name}: ${cards(n)}`,
    nextHidden: (left, chances) =>
      `Continuar: próxima carta escondida, ${left}. Pode ser ${chances}`,
    nextKnown: (enemy, left) => `Continuar: o próximo é ${enemy}, ${left}`,
    knownBelow: (enemies) => `Embaixo já se conhece: ${enemies}`,
    chance: (enemy, percent) => `${enemy}, ${percent}%`,
    door: (at, skull) => `Sair: Chefe em ${at} de ${skull}`,
    trackNow: (at, skull) => `O marcador do Chefe está em ${at} de ${skull}.`,
    trackSteps: (left, out) => `Ao sair: ${left}. Em caso de derrota: ${out}.`,
    fights: (enemy, power, place) => `${place}: ${enemy}, poder ${power}.`,
    has: (party, needed) => `O grupo tem ${party} de ${needed}.`,
    withHand: (reached, needed, more) =>
      `Com esta mão: ${reached} de ${needed}${more && reached < needed ? ' por enquanto' : ''}.`,
    thenNext: (odds) => {
      const how = odds.turns === 2 ? 'No turno 2' : 'Comprando'
      return isHopeless(odds) ? `${how} também não basta.` : `${how} basta ${cases(odds)}.`
    },
    newHand: (needed, odds, deck) =>
      `Mãos novas${odds.turns === 2 ? ', em dois turnos,' : ''} chegam a ${needed} ${cases(odds)}, ${deck === 1 ? 'resta' : 'restam'} ${cards(deck)}.`,
    loot: (title, power) => `Saque: ${title}, ${power}.`,
    boss: (boss, n) => `${boss}: ${cards(n)}`,
    copy: (n) => (n === 1 ? 'Uma cópia.' : `${n} cópias.`),
    enemyHalf: (level, powers) =>
      `Inimigo de nível ${level}, poder ${powers} para dois, três, quatro jogadores.`,
    lootHalf: (title, power) => `Saque: ${title}, poder ${power}.`,
    from: {
      rulebook: 'Do livro de regras.',
      public: 'De páginas públicas.',
      house: 'Carta da casa.',
    },
  },
  headings: {
    track: 'Trilha do Chefe',
    combat: 'Combate',
    dungeons: 'Masmorras',
    players: 'Jogadores',
    handOf: (name) => `Mão, ${name}`,
    offer: 'À escolha',
    reward: 'Recompensa',
    reserve: (level) => `Nível ${level}`,
    bossDeck: 'Baralho do Chefe',
    gone: 'Removidas de vez',
  },
  piles: {
    deck: (n) => `Baralho, ${cards(n)}`,
    discard: (n) => `Descarte, ${cards(n)}`,
    onTop: 'no topo, nesta ordem',
    noOrder: 'em ordem desconhecida',
    empty: 'vazia',
    anywhere: (inDungeons, inReserve) =>
      `${inDungeons} nas masmorras, ${inReserve} na Reserva, escondidas entre estas`,
    hiddenOnly: (n) => `${hidden(n)} entre estas`,
    reserve: (n) => `Na Reserva, com certeza: ${n}`,
    seen: 'Viradas para baixo, mas já vistas',
    chanceNext: 'Chance de ser a próxima carta escondida',
    percent: (percent) => `${percent}%`,
  },
}
