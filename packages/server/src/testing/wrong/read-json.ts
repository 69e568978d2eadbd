/** What was answered byte by byte; as it came where it is no JSON, so that a test can say what it was. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
