/** Chances and their changes as a reader of each language writes them. */
import { useSettings } from '../../settings/settings.tsx'
import { spoken } from '../../texts/texts.ts'

export interface Figures {
  /** 34 %. */
  chance(chance: number): string
  /** Points of a hundred, with their sign. */
  change(by: number): string
}

/** A change in whole points of a hundred. */
export const pointsOf = (by: number): number => Math.round(100 * by) + 0

export function useFigures(): Figures {
  const { language } = useSettings()
  const percent = new Intl.NumberFormat(spoken(language), { style: 'percent' })
  const signed = new Intl.NumberFormat(spoken(language), { signDisplay: 'exceptZero' })
  return {
    chance: (chance) => percent.format(chance),
    change: (by) => signed.format(pointsOf(by)).replace('-', '\u2212'),
  }
}
