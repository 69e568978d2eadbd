/** What a hero is: women among them by their own word, where a language has one. */
import type { LanguageCode } from '@muster/engine'
import type { HeroClass, HeroType } from '../state.ts'

export const OF_WOMEN: Readonly<
  Record<LanguageCode, Readonly<Partial<Record<HeroType | HeroClass, string>>>>
> = {
  en: {},
  fr: {
    healer: 'Guérisseuse',
    scout: 'Éclaireuse',
    warrior: 'Guerrière',
    runemaster: 'Maîtresse des runes',
    geomancer: 'Géomancienne',
    thief: 'Voleuse',
    wildlander: 'Coureuse des bois',
    knight: 'Chevalière',
  },
  pt: {
    healer: 'Curandeira',
    mage: 'Maga',
    scout: 'Batedora',
    warrior: 'Guerreira',
    disciple: 'Discípula',
    runemaster: 'Mestra das Runas',
    thief: 'Ladra',
    wildlander: 'Mateira',
    knight: 'Cavaleira',
  },
}
