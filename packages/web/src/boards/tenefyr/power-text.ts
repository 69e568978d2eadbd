import { signed } from '@muster/engine'

/** A power as it is written: the minus is the long one. */
export const powerText = (power: number): string => (power < 0 ? signed(power) : String(power))
