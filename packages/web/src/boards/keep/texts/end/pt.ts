import type { EndTexts } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`)
const guildCards = (n: number) => (n === 1 ? '1 carta de Guilda' : `${n} cartas de Guilda`)
const heroes = (n: number) => (n === 1 ? '1 herói' : `${n} heróis`)
const treasures = (n: number) => (n === 1 ? '1 tesouro' : `${n} tesouros`)

export const pt: EndTexts = {
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
  held: (n) =>
    `As duas ondas foram contidas; na masmorra ${n === 1 ? 'resta' : 'restam'} ${treasures(n)}.`,
  vaultLooted: (wave, left) =>
    `O Cofre foi saqueado na onda ${wave}, com ${guildCards(left)} ainda por vir.`,
  byScenario: 'Foi o próprio cenário que se perdeu.',
  looted: (n) => `No caminho, os heróis saquearam ${treasures(n)}.`,
  noneLooted: 'Nenhum outro tesouro foi saqueado.',
  heroesGone: (n) => `Heróis expulsos: ${n}.`,
  trapped: (n) => `Deles, ${n} por armadilhas.`,
  mostHits: (name, n) => `Mais golpes: ${name}, ${n}.`,
  mostLoot: (name, n) => `Mais Pilhagem: ${name}, ${cards(n)}.`,
}
