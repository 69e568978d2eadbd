import { everyRule } from '@muster/engine/testing'
import { rulesText } from '../rules-text.ts'

everyRule(new URL('../', import.meta.url), rulesText, 'H', 6)
