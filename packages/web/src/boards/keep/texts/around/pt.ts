import type { AroundTexts } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`)
const guildCards = (n: number) => (n === 1 ? '1 carta de Guilda' : `${n} cartas de Guilda`)
const heroes = (n: number) => (n === 1 ? '1 herói' : `${n} heróis`)
const treasures = (n: number) => (n === 1 ? '1 tesouro' : `${n} tesouros`)

export const pt: AroundTexts = {
  buttons: {
    endTurn: 'Encerrar a vez',
    toCome: (n) => `Guilda: ${cards(n)}`,
    endWithCells: 'Fim, Celas abertas',
    endWithCellsDetail: 'pergunta a cada carta',
    stillPlayable: (n) =>
      n === 1
        ? 'Uma carta na mão ainda pode ser jogada. Encerrar a vez?'
        : `${n} cartas na mão ainda podem ser jogadas. Encerrar a vez?`,
    renewEnds: (n) =>
      n === 1
        ? 'Depois disso não se joga mais carta: ainda resta uma. Renovar agora?'
        : `Depois disso não se joga mais carta: ainda restam ${n}. Renovar agora?`,
    leavesRest: (card) => `${card} ainda tem o que fazer. Deixar o resto?`,
    renew: 'Renovar a Pilhagem',
    renewDetail: 'descarta uma carta',
    cells: 'Mandar um herói para as Celas',
    mages: (mages, left) => `compra três; Mago ${mages} de ${left}`,
    allTo: (room) => `Todos: ${room}`,
  },
  mute: (inRoom) => `Defender ${inRoom}`,
  moment: {
    looted: (inRoom) => `Tesouro saqueado ${inRoom}`,
    value: (value) => `valor ${value}`,
    wave: 'A segunda onda',
    waveNote: (n) => `${guildCards(n)} embaralhadas de novo`,
    won: 'Vitória',
    wonNote: 'O Cofre está a salvo',
    lost: 'Derrota',
    lostNote: 'Os heróis fugiram com o tesouro',
    lostByScenario: 'O cenário foi perdido',
  },
  end: {
    treasureChart: 'Tesouros na masmorra',
    treasures: 'Valor dos tesouros',
    treasureSay: (safe, of) => `No fim restavam tesouros no valor de ${safe} de ${of}.`,
    heroChart: 'Heróis na masmorra',
    heroes: 'Todos os heróis',
    awake: 'Ativos',
    heroSay: (most, last) => `No máximo ${heroes(most)} ao mesmo tempo, ${last} no fim.`,
    guildChart: 'O baralho da Guilda',
    guildLeft: 'Cartas restantes',
    guildSay: (left, wave) => `Onda ${wave}: restavam ${cards(left)}.`,
    held: (n) => `As duas ondas foram contidas; resta na masmorra: ${treasures(n)}.`,
    vaultLooted: (wave, left) =>
      `O Cofre foi saqueado na onda ${wave}, com ${guildCards(left)} ainda por vir.`,
    byScenario: 'Foi o próprio cenário que se perdeu.',
    looted: (n) => `No caminho, os heróis saquearam ${treasures(n)}.`,
    noneLooted: 'Nenhum outro tesouro foi saqueado.',
    heroesGone: (n) => `Heróis expulsos: ${n}.`,
    trapped: (n) => `Deles, ${n} por armadilhas.`,
    mostHits: (name, n) => `Mais golpes: ${name}, ${n}.`,
    mostLoot: (name, n) => `Mais Pilhagem: ${name}, ${cards(n)}.`,
  },
  spoken: {
    passages: (rooms) => `passagens para ${rooms}`,
    noPassages: 'nenhuma passagem',
    portalHere: (completed) => (completed ? 'portal aberto' : 'portal incompleto'),
    marks: (n) => (n === 1 ? '1 marca' : `${n} marcas`),
    played: (list) => `em jogo: ${list}`,
    chip: (text, used, can) => `${text}${used ? ', feito' : can ? '' : ', não dá agora'}`,
    guildNow: (card) => `Carta de Guilda agora: ${card}`,
    supply: (things) => `No suprimento: ${things}`,
    acts: (hero) => `Age agora: ${hero}`,
    copies: (n) => (n === 1 ? 'Uma cópia.' : `${n} cópias.`),
    way: (rooms) => `No caminho: ${rooms}`,
  },
  headings: {
    match: 'A partida',
    invasion: 'Invasão',
    rooms: 'Masmorra',
    open: (card) => `Carta aberta: ${card}`,
    handOf: (name) => `Mão, ${name}`,
    row: 'Pilhagem disponível',
    plans: 'Plantas do Construtor',
    players: 'Jogadores',
  },
}
