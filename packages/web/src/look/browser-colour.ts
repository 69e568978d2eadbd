/** The browser's own edges are painted like the table: by the chosen theme, or by the system's. */
const table = { dark: '#1b1612', light: '#efe6d6' } as const

export function colourBrowser(theme: 'auto' | 'dark' | 'light'): void {
  for (const edge of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = edge.media.includes('light') ? 'light' : 'dark'
    edge.content = table[theme === 'auto' ? system : theme]
  }
}
