/** Pieces of a page, as text. What comes from packs and people goes through `safe`. */

/** Text that is HTML already. */
export type Html = string

const SIGNS: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const safe = (text: string): Html => text.replace(/[&<>"]/g, (sign) => SIGNS[sign])

export interface Column {
  readonly title: string
  /** `number`: to the right; `plot`: takes the room that is left, with a scale above it. */
  readonly is?: 'number' | 'plot'
  readonly scale?: Html
  /** Left out where there is little room. */
  readonly isExtra?: true
}

export interface Row {
  /** HTML; the first names the row. */
  readonly cells: readonly Html[]
  readonly mark?: string
}

/** A table with its caption; what is too wide for a phone is scrolled in its own frame. */
export function table(caption: string, columns: readonly Column[], rows: readonly Row[]): Html {
  const kind = (n: number) => {
    const { is, isExtra } = columns[n]
    const names = [...(is === undefined ? [] : [is]), ...(isExtra ? ['extra'] : [])]
    return names.length === 0 ? '' : ` class="${names.join(' ')}"`
  }
  const head = columns.map(
    ({ title, scale = '' }, n) => `<th scope="col"${kind(n)}>${safe(title)}${scale}</th>`,
  )
  const body = rows.map(({ cells, mark }) => {
    const row = cells.map((cell, n) =>
      n === 0 ? `<th scope="row">${cell}</th>` : `<td${kind(n)}>${cell}</td>`,
    )
    return `<tr${mark === undefined ? '' : ` class="${mark}"`}>${row.join('')}</tr>`
  })
  return [
    `<div class="frame" role="region" tabindex="0" aria-label="${safe(caption)}"><table>`,
    `<caption>${safe(caption)}</caption>`,
    `<thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n')
}

export function section(id: string, title: string, ...parts: readonly Html[]): Html {
  const inner = [`<h2>${safe(title)}</h2>`, ...parts].join('\n')
  return `<section id="${id}">\n${inner}\n</section>`
}

export const paragraph = (text: string, kind = 'about'): Html =>
  `<p class="${kind}">${safe(text)}</p>`
