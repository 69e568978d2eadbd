/** What a player has chosen for this device. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { colourBrowser } from '../look/browser-colour.ts'
import type { PageLanguage } from '../texts/texts.ts'

const schema = v.object({
  language: v.picklist(['en', 'fr', 'pt', 'pseudo']),
  theme: v.picklist(['auto', 'dark', 'light']),
  textSize: v.picklist(['normal', 'large', 'largest']),
  motion: v.picklist(['auto', 'full', 'reduced']),
  /** How automatic steps play: a beat each, faster, at once, or one at a key. */
  pace: v.picklist(['beat', 'fast', 'at-once', 'step']),
  sound: v.boolean(),
  /** Single letters as keys. */
  letters: v.boolean(),
  /** Keys that mean something else than at first, by what they do. */
  keys: v.record(v.string(), v.pipe(v.string(), v.length(1))),
  /** What is told to those who listen: one sentence, or all. */
  telling: v.picklist(['brief', 'full']),
  /** Ask the whole table about what all decide together, or only who has the last word. */
  votes: v.boolean(),
  /** One sentence when a thing first occurs. */
  coach: v.boolean(),
})

export type Settings = v.InferOutput<typeof schema>

const KEY = 'muster.settings'

function browserLanguage(): PageLanguage {
  for (const tag of navigator.languages) {
    const found = (['en', 'fr', 'pt'] as const).find((code) => tag.toLowerCase().startsWith(code))
    if (found !== undefined) return found
  }
  return 'en'
}

const usual = (): Settings => ({
  language: browserLanguage(),
  theme: 'auto',
  textSize: 'normal',
  motion: 'auto',
  pace: 'beat',
  sound: false,
  letters: true,
  keys: {},
  telling: 'brief',
  votes: true,
  coach: true,
})

/** What was kept, field by field: one that no longer fits falls back to the usual. */
export function readSettings(kept: string | null): Settings {
  let settings = usual()
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    if (typeof found !== 'object' || found === null) return settings
    for (const [key, value] of Object.entries(found)) {
      const next = v.safeParse(schema, { ...settings, [key]: value })
      if (next.success) settings = next.output
    }
  } catch {
    // Not ours, or cut short: the usual settings are no loss.
  }
  return settings
}

interface Kept extends Settings {
  change(part: Partial<Settings>): void
}

const Context = createContext<Kept | undefined>(undefined)

export function useSettings(): Kept {
  const kept = useContext(Context)
  if (kept === undefined) throw new Error('useSettings outside SettingsProvider')
  return kept
}

function storedSettings(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(() => readSettings(storedSettings()))
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Storage refused: the settings hold for this visit.
    }
    const page = document.documentElement
    page.lang = settings.language === 'pseudo' ? 'en' : settings.language
    page.dataset.theme = settings.theme
    colourBrowser(settings.theme)
    page.dataset.textSize = settings.textSize
    page.dataset.motion = settings.motion
  }, [settings])
  const kept = useMemo(
    () => ({
      ...settings,
      change: (part: Partial<Settings>) => setSettings((now) => ({ ...now, ...part })),
    }),
    [settings],
  )
  return <Context value={kept}>{children}</Context>
}
