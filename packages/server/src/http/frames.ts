/** Messages as a WebSocket carries them (RFC 6455, section 5.2): whole, as text, and from a server unmasked. */

const WHOLE_TEXT = 0x81
/** The longest whose length is a single byte, or two. */
const SHORT = 125
const LONG = 0xffff
/** What stands in place of the length where that follows. */
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/** A message goes to one after the other, and is made bytes for the first of them. */
let last: { readonly message: string; readonly frame: Buffer } | undefined

export function frameOf(message: string): Buffer {
  if (last?.message !== message) last = { message, frame: framed(message) }
  return last.frame
}

function framed(message: string): Buffer {
  const length = Buffer.byteLength(message)
  const head = length <= SHORT ? 2 : length <= LONG ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(message, head)
  return frame
}
