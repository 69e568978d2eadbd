import { capital, does, type Spoken, signed } from '@muster/engine'
import type { DungeonFacts, HandFacts, Held, OddsFacts, Talk } from './talk.ts'

const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`)
const picked = (n: number, optional: boolean): string =>
  n === 1 && !optional ? 'uma carta' : `${optional ? 'até ' : ''}${cards(n)}`
/** The card that asks. */
const of = (by: string): string => (by === '' ? '' : ` (${by})`)
/** A row of picks goes forward only. */
const name = ({ title, power, alike = '' }: Held): string => `${title} (${power})${alike}`
const whole = (card: Held): string =>
  card.text === '' ? name(card) : `${name(card)}: ${card.text}`
const hidden = (n: number): string => (n === 0 ? 'mais nada embaixo' : `mais ${n} embaixo`)
const sides = { left: ' (esquerda)', right: ' (direita)', only: '' }

const briefly = ({ label, enemy, below }: DungeonFacts): string =>
  `${label}: ${enemy === undefined ? 'virada para baixo' : `${enemy.title} ${enemy.power}`}, ${hidden(below)}`

function dungeon(facts: DungeonFacts): string {
  const { enemy, loot, reward } = facts
  const wins = [
    loot === undefined ? 'sem saque' : `saque ${name(loot)}`,
    reward === '' ? 'sem recompensa' : `recompensa ${reward}`,
  ]
  const rule = enemy === undefined || enemy.rule === '' ? 'Sem efeito.' : enemy.rule
  return `${briefly(facts)}, ${wins.join(', ')}. ${rule}`
}

/** “Orc, nível 1 (esquerda)”. */
const entered = ({ label, enemy }: DungeonFacts): string =>
  enemy === undefined ? label : `${enemy.title}, ${label.replace('Nível', 'nível')}`

const act =
  (one: string, many: string) =>
  (who: Spoken, title: string): string =>
    `${who.The} ${does(who, one, many)} ${title}.`

const changes = {
  'basic-power': 'de poder para as cartas Básicas',
  'loot-power': 'de poder para os saques',
  'enemy-power': 'de poder para cada inimigo',
}

function changed(what: keyof typeof changes | 'hand-size', by: number): string {
  if (what !== 'hand-size') return `${signed(by)} ${changes[what]}`
  return `${signed(by)} ${by === 1 || by === -1 ? 'carta' : 'cartas'} em cada mão`
}

/** Below 0 with a minus, not a hyphen. */
const minus = (n: number): string => String(n).replace('-', '−')

const none: Readonly<Record<string, string>> = {
  discard: 'Não descartar nenhuma',
  remove: 'Não remover nenhuma',
}

const chance = ({ percent, more, about }: OddsFacts): string => {
  if (more && percent === 0) return 'se os efeitos ajudarem'
  return `em ${more && percent < 100 ? 'pelo menos ' : about ? 'cerca de ' : ''}${percent}% dos casos`
}

const then = ({ kept }: HandFacts): string => {
  if (kept === undefined) return ''
  const how = kept.turns === 2 ? 'no turno 2' : 'comprando'
  if (kept.percent === 0 && !kept.more) return `, e ${how} também não basta`
  return `, basta ${how} ${chance(kept)}`
}

export const pt: Talk = {
  heroes: {
    barbarian: { text: 'Bárbaro', gender: 'm' },
    bard: { text: 'Bardo', gender: 'm' },
    cleric: { text: 'Clérigo', gender: 'm' },
    thief: { text: 'Ladrão', gender: 'm' },
  },
  bosses: {
    'dark-lord': { text: 'Senhor das Trevas', gender: 'm' },
    'spider-queen': { text: 'Rainha Aranha', gender: 'f' },
    'chaos-dragon': { text: 'Dragão do Caos', gender: 'm' },
    'stone-titan': { text: 'Titã de Pedra', gender: 'm' },
  },
  profiles: { 2018: 'regras de 2018', french: 'regras francesas', 2019: 'regras de 2019' },
  modes: { normal: 'partida completa', quick: 'partida rápida' },
  levels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil' },
  basics: ['Básica 0', 'Básica 1'],
  party: { text: 'grupo', gender: 'm' },
  dungeon: (level, side) => ({
    label: `Nível ${level}${sides[side]}`,
    noun: { text: `masmorra de nível ${level}${sides[side]}`, gender: 'f' },
  }),
  newDungeon: (number, level) => ({
    label: `Nova masmorra ${number} (nível ${level})`,
    noun: { text: `nova masmorra ${number} (nível ${level})`, gender: 'f' },
  }),
  bossDeck: { label: 'Baralho do Chefe', noun: { text: 'baralho do Chefe', gender: 'm' } },
  lastDungeon: {
    label: 'Nível 5 (último combate)',
    noun: { text: 'masmorra de nível 5', gender: 'f' },
  },
  together: (arbiter) => `O grupo (${arbiter.the} ${does(arbiter, 'tem', 'têm')} a última palavra)`,

  prompts: {
    'where-to': ({ at, skull }) => `qual masmorra? O marcador do Chefe está em ${at} de ${skull}.`,
    'keep-hand': ({ hand, party, needed, neededKept, enemy, reached, more, paid }) =>
      `ficar com esta mão de poder ${minus(hand)}${paid ? ' (pagando)' : ''}? O grupo tem ${party} de ${needed} contra ${enemy.the}, ${reached}${neededKept === needed ? '' : ` de ${neededKept}`} com esta mão${more && reached < neededKept ? ' por enquanto' : ''}.`,
    'play-card': (left, party, needed) =>
      `jogar uma carta, ${left} na mão.${needed === undefined ? '' : ` O grupo tem ${party} de ${needed}.`}`,
    'go-on': (below, decks, { at, skull }) =>
      `continuar ou sair? Inimigos restantes: ${below}. Cartas nos baralhos: ${decks}. O marcador do Chefe está em ${at} de ${skull}.`,
    reward: (title) => `escolher uma recompensa (${title}).`,
    'reward-together': (title) => `escolher em conjunto uma recompensa (${title}).`,
    'reward-to': (title, effect) => `qual jogador (${title})? ${capital(effect)}.`,
    may: (title) => `usar este efeito (${title})?`,
    pay: (title) => `pagar por este efeito (${title})?`,
    choose: (title) => `escolher um efeito (${title}).`,
    'one-player': (title, effect) => `qual jogador (${title})? ${capital(effect)}.`,
    order: (atStart) => `o que vem primeiro no ${atStart ? 'início' : 'fim'} do combate?`,
    'draw-how-many': (most, by) => `quantas cartas extras${of(by)}? Até ${most}.`,
    'discard-cards': (left, optional, by) =>
      `escolher ${picked(left, optional)} da mão para descartar${of(by)}.`,
    'remove-cards': (left, optional, by) =>
      `escolher ${picked(left, optional)} para remover para a Reserva${of(by)}.`,
    'recover-cards': (left, optional, by, where = '') =>
      `escolher ${picked(left, optional)} da pilha de descarte para recuperar${where}${of(by)}.`,
    'sift-cards': (_left, _optional, by) =>
      `quais destas cartas descartar${of(by)}? As outras ficam no topo do baralho.`,
    'take-card': (left, optional, by) => `escolher ${picked(left, optional)} para pegar${of(by)}.`,
    'search-deck': (by) => `escolher uma carta do baralho${of(by)}.`,
    'give-card': (left, by) =>
      `escolher uma carta para dar${left > 1 ? `, ${left} no total` : ''}${of(by)}.`,
    'give-to': (title) => `quem recebe ${title}?`,
    'double-card': (title) => `qual carta dobrar (${title})?`,
    'double-order': (title, change) => `dobrar ${title} primeiro, ou ${change} primeiro?`,
    'double-total': (title) => `qual total dobrar (${title})?`,
    reorder: (at, of) => `qual inimigo vem em seguida, número ${at} de ${of}?`,
    bury: (enemy) => `deixar ${enemy.the} no lugar ou mandar para o fundo?`,
    wander: (enemy) => `para onde ${does(enemy, 'vai', 'vão')} ${enemy.the}?`,
    'look-dungeon': () => 'qual masmorra olhar?',
    gift: (card, alone) =>
      `${alone ? 'ficar com este presente' : 'quem recebe este presente'}? ${whole(card)}`,
    'upgrade-card': (by) => `qual saque trocar por um do próximo nível${of(by)}?`,
  },

  labels: {
    enter: dungeon,
    'fight-boss': (enemy) => `Enfrentar o Chefe agora: ${enemy}`,
    keep: (hand) => {
      const { reached, neededKept, more, ordered, paid } = hand
      return `Ficar com a mão: ${reached} de ${neededKept}${ordered ? ' na ordem certa' : ''}${paid ? ' se você pagar' : ''}${more && reached < neededKept ? ' por enquanto' : ''}${then(hand)}`
    },
    'new-hand': ({ needed, deck, ...odds }) =>
      `Mão nova: chega a ${needed} ${odds.turns === 2 ? 'em dois turnos ' : ''}${chance(odds)}, ${deck === 1 ? 'resta' : 'restam'} ${cards(deck)}`,
    play: whole,
    'go-on': (next) =>
      next === ''
        ? 'Continuar: o próximo inimigo está escondido'
        : `Continuar: o próximo é ${next}`,
    leave: ({ at, skull }) => `Sair: o marcador do Chefe vai para ${at} de ${skull}`,
    reward: (effect) => effect,
    to: ({ who, total, deck, discard }) =>
      `${who.The} (${total === undefined ? '' : `total ${total}, `}baralho ${deck}, descarte ${discard})`,
    do: (effect) => effect,
    decline: () => 'Não',
    pay: (effect) => effect,
    choose: (effect) => effect,
    first: (effect) => effect,
    draw: (n) => (n === 0 ? 'Não comprar' : `Comprar ${n}`),
    discard: (card) => `Descartar ${name(card)}`,
    remove: (card) => `Remover ${name(card)}`,
    recover: (card) => `Recuperar ${name(card)}`,
    take: (card) => `Pegar ${whole(card)}`,
    trade: (card) => `Trocar ${name(card)}`,
    give: (card) => `Dar ${name(card)}`,
    double: (title, now) => `Dobrar ${title} (agora ${now})`,
    'double-first': (result) => `Dobrar primeiro: ${result}`,
    'change-first': (change, result) => `${change} primeiro: ${result}`,
    'double-total': (who, now) => `${who.The}: ${now} vira ${now * 2}`,
    next: (enemy) => enemy,
    'leave-there': (enemy) => `Deixar ${enemy.the} no lugar`,
    bury: (enemy) => `Colocar ${enemy.the} no fundo`,
    'move-to': briefly,
    'make-dungeon': () => 'Uma nova masmorra',
    'look-into': briefly,
    'hand-to': (who) => `Para ${who.the}`,
    refuse: () => 'Ninguém: volta para a Reserva',
    enough: (verb) => none[verb] ?? 'Basta',
  },

  chosen: {
    enter: entered,
    'fight-boss': 'Enfrentar o Chefe agora',
    keep: 'Ficar com a mão',
    'new-hand': 'Uma mão nova',
    'go-on': 'Continuar',
    leave: 'Sair',
    'hand-to': (title, who) => `${title} ${who.to}`,
    refuse: (title) => `${title} para ninguém`,
  },

  sentences: {
    drew: act('compra', 'compram'),
    discarded: act('descarta', 'descartam'),
    'threw-away': (who, cards) =>
      `${who.The} ${does(who, 'descarta', 'descartam')} a mão${cards === '' ? '' : `: ${cards}`}.`,
    played: act('joga', 'jogam'),
    turn: (who) => `É a vez ${who.of}.`,
    exhausted: (who) =>
      `${who.The} não ${does(who, 'tem', 'têm')} mais cartas: sem mão neste turno.`,
    fights: (enemy, power) => `O grupo enfrenta ${enemy.the}: poder ${power}.`,
    checked: (party, enemy) =>
      party >= enemy
        ? `O grupo chega a ${party} de ${enemy}: é o bastante!`
        : `O grupo chega a ${party} de ${enemy}: não basta.`,
    defeated: (enemy, who) => `${who.The} ${does(who, 'derrota', 'derrotam')} ${enemy.the}.`,
    looted: (who, title) => `${who.The} ${does(who, 'fica', 'ficam')} com o saque: ${title}.`,
    'lost-combat': (enemy) =>
      `${enemy.The} ${does(enemy, 'resiste', 'resistem')}: o grupo perde o combate.`,
    token: (who) => `O marcador de jogador inicial passa ${who.to}.`,
    entered: (place) => `O grupo entra ${place.in}.`,
    flipped: (enemy, place) => `${enemy.The} ${does(enemy, 'aparece', 'aparecem')} ${place.in}.`,
    cleared: (place) => `O grupo limpa ${place.the}!`,
    left: (place, thrownOut) =>
      thrownOut ? `O grupo é expulso ${place.of}.` : `O grupo sai ${place.of}.`,
    'boss-moved': ({ at, skull }) =>
      at === skull
        ? `O marcador do Chefe chega à caveira, ${at} de ${skull}.`
        : `O marcador do Chefe vai para ${at} de ${skull}.`,
    shuffled: (who, decks) =>
      `${who.The} ${does(who, 'embaralha', 'embaralham')} ${decks > 1 ? 'seus baralhos' : 'o baralho'}.`,
    reward: (title) => `Recompensa: ${title}.`,
    'chose-reward': (who, effect) => `${who.The} ${does(who, 'escolhe', 'escolhem')} “${effect}”.`,
    removed: (who, title) =>
      `${who.The} ${does(who, 'remove', 'removem')} ${title} para a Reserva.`,
    recovered: (who, title) => `${who.The} ${does(who, 'recupera', 'recuperam')} ${title}.`,
    looked: (who, title) => `${who.The} ${does(who, 'olha', 'olham')} ${title}.`,
    'looked-below': (title) => `Embaixo do inimigo: ${title}.`,
    'looked-into': (cards, place, many) =>
      `${many ? 'Cartas escondidas' : 'Carta escondida'} ${place.in}: ${cards}.`,
    found: act('acha', 'acham'),
    gave: (who, title, to) => `${who.The} ${does(who, 'dá', 'dão')} ${title} ${to.to}.`,
    'gained-power': (who, power) => {
      if (power === 0) return `${who.The} não ${does(who, 'ganha', 'ganham')} poder.`
      return power < 0
        ? `${who.The} ${does(who, 'perde', 'perdem')} ${-power} de poder.`
        : `${who.The} ${does(who, 'ganha', 'ganham')} ${power} de poder.`
    },
    'enemy-changed': (by, now) =>
      by < 0
        ? `O inimigo perde ${-by} de poder: ${now} agora.`
        : `O inimigo ganha ${by} de poder: ${now} agora.`,
    doubled: (who, title, now) =>
      `${who.The} ${does(who, 'dobra', 'dobram')} ${title}: ${now} agora.`,
    'doubled-total': (who, now) => `O total ${who.of} dobra: ${now} agora.`,
    buried: (enemy) => `${enemy.The} ${does(enemy, 'vai', 'vão')} para o fundo da masmorra.`,
    wandered: (enemy, to) => `${enemy.The} ${does(enemy, 'vai', 'vão')} embora para ${to.the}.`,
    took: (who, title) => `${who.The} ${does(who, 'pega', 'pegam')} ${title} da Reserva.`,
    'turned-up': (title) => `Da Reserva: ${title}.`,
    refused: (title) => `O grupo recusa ${title}.`,
    'left-game': (cards, many) => `${cards} ${many ? 'saem' : 'sai'} da partida.`,
    blessed: (what, by, nextCombat, begun) =>
      `${nextCombat ? (begun === true ? 'Neste combate' : 'No próximo combate') : 'Até o grupo sair de uma masmorra'}: ${changed(what, by)}.`,
    'boss-attacks': (boss) =>
      boss === undefined
        ? 'Começa o último combate: a masmorra de nível 5.'
        : `${boss.The} ${does(boss, 'ataca', 'atacam')}: começa o último combate.`,
    lost: (boss) =>
      boss === undefined
        ? 'O último combate está perdido, e a partida também.'
        : `${boss.The} ${does(boss, 'vence', 'vencem')}: o grupo perde a partida.`,
    won: (boss) =>
      boss === undefined
        ? 'O último inimigo cai: o grupo vence a partida!'
        : `${boss.The} ${does(boss, 'cai', 'caem')}: o grupo vence a partida!`,
  },

  oneOf: (n) => `, uma de ${n}`,
  secondTurn: 'Segundo turno.',
  atLevel: (level) => `nível ${level}`,
  enemiesAppear: (enemies) => `Inimigos aparecem: ${enemies}.`,
  everyoneShuffles: 'Todos embaralham.',
  onlyChoice: 'única opção',
  alone: 'Jogando só, esse outro jogador é você.',
  ontoDeck: ' para o topo do baralho',
  changed,

  captions: {
    bossTrack: 'Trilha do Chefe',
    dungeons: 'Masmorras',
    level: (level) => `Nível ${level}`,
    newDungeons: 'Novas masmorras',
    cleared: 'vazia',
    hidden: 'virada para baixo',
    below: (n) => `${n} embaixo`,
    reserve: 'Reserva',
    gifts: 'Presentes',
    offer: 'À escolha',
    party: 'Grupo',
    players: 'Jogadores',
    total: 'total',
    hand: 'mão',
    played: 'jogo',
    deck: 'baralho',
    discard: 'descarte',
    solo: (turn) => `turno ${turn} de 2`,
    legend:
      '● à vista  ○ escondida  ◐ conhecida  ◆ saque  ❖ recompensa  ⚑ vazia  ★ inicial  ▶ de quem é a vez',
  },
  piles: {
    discard: (who, n) => `${who}, descarte (${n})`,
    deck: (who, n) => `${who}, baralho (${n})`,
    empty: 'vazio',
    onTop: (list, many) => `no topo ${list}${many ? ' (nesta ordem)' : ''}`,
    below: (list) => `embaixo ${list}`,
    noOrder: '(em ordem desconhecida)',
    hidden: (level, inDungeons, inReserve) =>
      inReserve === 0
        ? `${level}, escondidas nas masmorras (${inDungeons})`
        : `${level}, escondidas nas masmorras (${inDungeons}) ou na Reserva (${inReserve})`,
    reserve: (level, n) => `${level}, na Reserva (${n})`,
    seen: (place) => `${place}, viradas para baixo mas já vistas`,
    gone: 'Removidas de vez',
    bossCards: (deck, n) => `${deck}, escondidas (${n})`,
  },
  won: (boss) => `Vitória! O grupo derrota ${boss.the}.`,
  lost: (boss) => `Derrota. ${boss.The} ${does(boss, 'vence', 'vencem')}.`,
  goingOn: 'A partida continua.',
}
