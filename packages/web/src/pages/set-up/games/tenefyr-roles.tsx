import { useId } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import type { RolesProps } from './game-set-up.ts'
import { HEROES, heroesEach, heroRows, takeHero, withHeroes } from './tenefyr-heroes.ts'
import styles from './tenefyr-roles.module.css'
import { tenefyrTexts } from './tenefyr-texts.ts'

/** The heroes of a seat: one, or two of the four. Taking one that another has is a swap. */
export function TenefyrRoles({ options, seat, onChange }: RolesProps) {
  const { fields } = useTexts(tenefyrTexts)
  const name = useId()
  const rows = heroRows(options)
  const isOne = heroesEach(Number(options.players)) === 1
  return (
    <fieldset className={styles.heroes}>
      <legend className="heard">{fields.heroes.label}</legend>
      {HEROES.map((hero) => {
        const isMine = rows[seat]?.includes(hero) ?? false
        return (
          <label key={hero} className={styles.hero}>
            <input
              className={styles.box}
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={isMine}
              onChange={() => onChange(withHeroes(options, takeHero(rows, seat, hero)))}
            />
            <span className={styles.words}>{fields.heroes.values[hero]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
