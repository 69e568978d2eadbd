import type { AroundTexts } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`)
const guildCards = (n: number) => (n === 1 ? '1 carta de Guilda' : `${n} cartas de Guilda`)

export const pt: AroundTexts = {
  buttons: {
    endTurn: 'Encerrar a vez',
    toCome: (n) => `Guilda: ${cards(n)}`,
    endWithCells: 'Encerrar, Celas depois',
    endWithCellsDetail: 'ainda dá para mandar um herói',
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
    mages: (mages, left) => `compra três cartas; um Mago (${mages} de ${left}) solta os presos`,
    here: (room) => `Aqui: ${room}`,
    leaveRest: 'Deixar o resto',
    allTo: (room) => `Todos: ${room}`,
  },
  idle: {
    anyway: 'Jogar mesmo assim',
    ask: (card, why) => `${card} não faria nada: ${why}. Jogar mesmo assim?`,
    note: (why) => `Sem uso agora: ${why}.`,
    why: {
      monster: 'nenhum dos seus monstros está na masmorra',
      hero: 'nenhum herói ao alcance',
      lair: 'o Covil está vazio',
      defend: 'ela espera um ataque',
      other: 'falta o que ela precisa',
    },
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
