// All texts of all house cards, to be read by a person: golden/cards.txt.
// UPDATE_GOLDEN=1 npx vitest run packages/tenefyr/src/text writes it anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, type Title } from '@muster/engine'
import { expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import { type CardHalf, fullText, shortText } from './card-text.ts'

const file = fileURLToPath(new URL('../../golden/cards.txt', import.meta.url))

function sideBySide(title: Title, half: CardHalf): string[] {
  const lines: string[] = []
  for (const language of languages) {
    lines.push(`  ${language}  ${title[language].text}`)
    for (const sentence of fullText(half, language)) lines.push(`      ${sentence}`)
    const first = fullText(half, language, '2018')
    if (first.join() !== fullText(half, language).join()) {
      for (const sentence of first) lines.push(`      [2018] ${sentence}`)
    }
    for (const signs of shortText(half, language)) lines.push(`        ${signs}`)
  }
  return lines
}

function allTexts(): string {
  const { dungeonCards, skills, bosses, bossCards, rewards } = housePack
  const blocks = [
    ...dungeonCards.map((card) => [
      `level ${card.level} · ${card.name} · ${card.power.join(' ')}`,
      ...sideBySide(card.title, card),
      `  loot · ${card.loot.name} · ${card.loot.power}`,
      ...sideBySide(card.loot.title, card.loot),
    ]),
    ...skills.map((skill) => [
      `skill · ${skill.name} · ${skill.power}`,
      ...sideBySide(skill.title, skill),
    ]),
    ...bosses.map((boss) => [
      `boss · ${boss.name}`,
      ...languages.map((language) => `  ${language}  ${boss.title[language].text}`),
    ]),
    ...bossCards.map((card) => [
      `${card.boss} ${card.stage} · ${card.name} · ${card.power.join(' ')}`,
      ...sideBySide(card.title, card),
    ]),
    ...rewards.map((reward) => [
      `reward ${reward.level} · ${reward.name}${reward.edition === undefined ? '' : ` · ${reward.edition}`}`,
      ...sideBySide(reward.title, reward),
    ]),
  ]
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}

it('reads as golden/cards.txt', () => {
  const texts = allTexts()
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, texts)
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(texts)
})
