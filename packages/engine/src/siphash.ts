/**
 * SipHash-2-4 of a row of integers: a keyed hash that is quick for short messages. Who sees what came of it learns nothing
 * of the key. Words of 64 bits are kept as two halves.
 */

/** The two halves of a hash, each from −2³¹ to 2³¹ − 1. */
export interface Halves {
  high: number
  low: number
}

/** A key of 128 bits as four integers, from its first 16 bytes. */
export function sipKey(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16)
  return Int32Array.from([0, 4, 8, 12].map((at) => view.getInt32(at, true)))
}

// Four words, high and low half of each: v0, v1, v2, v3.
const v = new Int32Array(8)

/** Hashes integers as if each were four bytes, the lowest first, and writes the result into `to`. */
export function sipHash(key: Int32Array, message: readonly number[], to: Halves): void {
  v[0] = key[1] ^ 0x736f6d65
  v[1] = key[0] ^ 0x70736575
  v[2] = key[3] ^ 0x646f7261
  v[3] = key[2] ^ 0x6e646f6d
  v[4] = key[1] ^ 0x6c796765
  v[5] = key[0] ^ 0x6e657261
  v[6] = key[3] ^ 0x74656462
  v[7] = key[2] ^ 0x79746573
  const whole = message.length & ~1
  for (let i = 0; i < whole; i += 2) take(message[i + 1], message[i])
  // The last word: what is left, and the length in bytes at its upper end.
  take((message.length * 4) << 24, message.length > whole ? message[whole] : 0)
  v[5] ^= 0xff
  for (let i = 0; i < 4; i++) round()
  to.high = v[0] ^ v[2] ^ v[4] ^ v[6]
  to.low = v[1] ^ v[3] ^ v[5] ^ v[7]
}

function take(high: number, low: number): void {
  v[6] ^= high
  v[7] ^= low
  round()
  round()
  v[0] ^= high
  v[1] ^= low
}

/** One round; additions carry from the low half into the high one. */
function round(): void {
  let [h0, l0, h1, l1] = [v[0], v[1], v[2], v[3]]
  let [h2, l2, h3, l3] = [v[4], v[5], v[6], v[7]]
  let low = (l0 >>> 0) + (l1 >>> 0)
  h0 = (h0 + h1 + (low > 0xffffffff ? 1 : 0)) | 0
  l0 = low | 0
  low = (l2 >>> 0) + (l3 >>> 0)
  h2 = (h2 + h3 + (low > 0xffffffff ? 1 : 0)) | 0
  l2 = low | 0
  // Turned left by 13 and by 16.
  let turned = (h1 << 13) | (l1 >>> 19)
  l1 = ((l1 << 13) | (h1 >>> 19)) ^ l0
  h1 = turned ^ h0
  turned = (h3 << 16) | (l3 >>> 16)
  l3 = ((l3 << 16) | (h3 >>> 16)) ^ l2
  h3 = turned ^ h2
  // Turned by 32: the halves change places.
  turned = h0
  h0 = l0
  l0 = turned
  low = (l2 >>> 0) + (l1 >>> 0)
  h2 = (h2 + h1 + (low > 0xffffffff ? 1 : 0)) | 0
  l2 = low | 0
  low = (l0 >>> 0) + (l3 >>> 0)
  h0 = (h0 + h3 + (low > 0xffffffff ? 1 : 0)) | 0
  l0 = low | 0
  // By 17 and by 21.
  turned = (h1 << 17) | (l1 >>> 15)
  l1 = ((l1 << 17) | (h1 >>> 15)) ^ l2
  h1 = turned ^ h2
  turned = (h3 << 21) | (l3 >>> 11)
  l3 = ((l3 << 21) | (h3 >>> 11)) ^ l0
  h3 = turned ^ h0
  v[0] = h0
  v[1] = l0
  v[2] = h1
  v[3] = l1
  v[4] = l2
  v[5] = h2
  v[6] = h3
  v[7] = l3
}
