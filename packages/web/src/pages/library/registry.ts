/** The games in the library. A new one is one line here. */
import type { LibraryModule } from './library-module.ts'

export const libraries: { readonly [game: string]: () => Promise<LibraryModule> } = {
  tenefyr: async () => (await import('../../boards/tenefyr/library.tsx')).tenefyrLibrary,
  keep: async () => (await import('../../boards/keep/library.tsx')).keepLibrary,
  terrinoth: async () => (await import('../../boards/terrinoth/library.tsx')).terrinothLibrary,
}
