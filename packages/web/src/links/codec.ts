/**
 * Text in the fragment of a link: deflated by the browser, with a checksum, then written in letters that no chat
 * program changes.
 */

/** No match comes near it; a link that would fill the memory is none of ours. */
const LONGEST_TEXT = 4_000_000

/** The link is cut off, or letters of it have changed. */
export class BrokenLink extends Error {}

/** Browsers before 2023 cannot do it. */
export function canLink(): boolean {
  try {
    return new CompressionStream('deflate').readable !== undefined
  } catch {
    return false
  }
}

export async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  return lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()))
}

export async function inflated(letters: string): Promise<string> {
  // What follows a link in a sentence often sticks to it.
  const bytes = bytesOf(letters.replace(/[^\w-]+$/, ''))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  try {
    return await textOf(stream.getReader())
  } catch (error) {
    throw new BrokenLink(error instanceof Error ? error.message : String(error))
  }
}

async function textOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > LONGEST_TEXT) {
      await reader.cancel()
      throw new BrokenLink('this is longer than any match')
    }
  }
}

function lettersOf(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    throw new BrokenLink('a link has other letters')
  }
}
