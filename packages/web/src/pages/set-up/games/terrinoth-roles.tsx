import { Pick } from '../../../look/controls/pick.tsx'
import { useTexts } from '../../../texts/texts.ts'
import type { RolesProps } from './game-set-up.ts'
import { HEROES, heroesOfSeat, partyOf, takeHero } from './terrinoth-heroes.ts'
import styles from './terrinoth-roles.module.css'
import { terrinothTexts } from './terrinoth-texts.ts'

/** The heroes of a seat. Taking one whose type another has is a swap. */
export function TerrinothRoles({ options, seat, onChange }: RolesProps) {
  const { fields, types, typeOf, heroOf } = useTexts(terrinothTexts)
  const party = partyOf(options)
  const own = heroesOfSeat(options, seat)
  return (
    <div className={styles.heroes}>
      {own.map((at, n) => (
        <Pick
          key={at}
          label={own.length === 1 ? fields.heroes.label : heroOf(n + 1)}
          labelHidden
          value={party[at]}
          options={HEROES.map(({ name, type }) => ({
            value: name,
            label: `${fields.heroes.values[name]}, ${typeOf(name, type)}`,
            group: types[type],
          }))}
          onChange={(hero) => onChange(takeHero(options, at, hero))}
        />
      ))}
    </div>
  )
}
