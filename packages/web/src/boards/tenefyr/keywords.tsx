/** The signs on a card with their names. */
import { type CardFace, type SymbolKey, symbolNames, symbols } from '@muster/tenefyr/view'
import { isSign, Sign } from '../../look/signs.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying } from '../../texts/texts.ts'
import css from './keywords.module.css'

const shortOf = (face: CardFace): readonly string[] =>
  face.type === 'dungeon' ? [...face.enemy.short, ...face.loot.short] : face.short

export function signsOn(face: CardFace): SymbolKey[] {
  const text = shortOf(face).join(' ')
  return Object.keys(symbols)
    .filter(isSign)
    .filter((key) => text.includes(symbols[key]))
}

export function Keywords({ face }: { readonly face: CardFace }) {
  const { language } = useSettings()
  const say = useSaying()
  const used = signsOn(face)
  if (used.length === 0) return null
  return (
    <ul className={css.signs}>
      {used.map((key) => (
        <li key={key}>
          <Sign name={key} /> {say(symbolNames[spoken(language)][key])}
        </li>
      ))}
    </ul>
  )
}
