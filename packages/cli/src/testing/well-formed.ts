/** Whether every tag of a page is closed in its turn, and every link inside of it leads somewhere. */
const ALONE = ['meta', 'br', 'circle', 'line', 'rect']

export function wellFormed(page: string): { problems: string[]; sections: string[] } {
  const problems: string[] = []
  const open: string[] = []
  const body = page.replace(/<!doctype html>/, '').replace(/<style>[\s\S]*?<\/style>/, '')
  for (const [tag, closing, name] of body.matchAll(/<(\/?)([a-z0-9]+)(?:\s[^<>]*)?>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) problems.push(`${tag} closes nothing`)
    } else if (!tag.endsWith('/>') && !ALONE.includes(name)) open.push(name)
  }
  problems.push(...open.map((name) => `<${name}> stays open`))
  // A sign that was not escaped.
  const text = body.replace(/<\/?[a-z0-9]+(?:\s[^<>]*)?>/g, '')
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(text)) problems.push('a sign is not escaped')
  const ids = [...body.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
  for (const [, id] of body.matchAll(/href="#([^"]+)"/g)) {
    if (!ids.includes(id)) problems.push(`#${id} leads nowhere`)
  }
  return { problems, sections: ids }
}
