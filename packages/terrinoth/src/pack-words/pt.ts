import type { PackWords } from './words.ts'

export const pt: PackWords = {
  restReadies: () => 'uma carta de descanso prepara todas as cartas do herói',
  itemIsUsed: () => 'um item tem "triggers" ou "always", e nada em "do"',
  eventHappens: () => 'um evento tem algo em "do", e nem "triggers" nem "always"',
  manyRerolls: (most, count) =>
    `no máximo ${most} das suas regras podem ser rerrolagens, e aqui há ${count}`,
  barWord: (word) =>
    `${word} na barra não é advance, inflict, retreat nem uma palavra-chave do inimigo`,
  trackBegins: () => 'uma trilha começa com 0 e tem pelo menos duas casas',
  trackEnds: () => 'uma trilha termina com 3',
  lastPeril: () => 'o último perigo fere, faz surgir ou conta, para que a partida acabe',
  defeatIs: (condition) =>
    `uma derrota trata de contadores ou de heróis vivos; ${condition} não se veria na hora`,
  noHeroOf: (type) => `não há herói do tipo ${type}`,
  noClassOf: (type) => `não há classe do tipo ${type}`,
  classOfTwo: (name) => `a classe ${name} tem cartas de dois tipos`,
  oneAnAction: (cards, action, count) =>
    `${cards}: deve haver uma carta para ${action}, e há ${count}`,
  cardTwice: (name) => `duas cartas têm o nome “${name}”, ou é uma palavra do jogo`,
  questTwice: (name) => `duas missões têm o nome “${name}”`,
  boonTwice: (name) => `duas dádivas têm o nome “${name}”`,
  noQuest: (name) => `não há missão “${name}”`,
  noItem: (name) => `não há item “${name}”`,
  notThere: (quest, name) => `“${quest}”: não há “${name}” para ela`,
  usedTwice: (quest, name) => `“${quest}”: “${name}” aparece duas vezes`,
  tooFewLeft: (quest, count, difficulty) =>
    `“${quest}”: ${count} ao acaso (${difficulty}), e restam poucos`,
  noCounter: (counter) => `o contador ${counter} está numa carta que não é de missão nenhuma`,
  noCounterIn: (quest, counter) => `“${quest}”: não há contador ${counter}`,
}
