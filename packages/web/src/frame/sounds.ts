/** Eight short sounds, made on the spot; silent unless switched on. */
export type Sound = 'tap' | 'mark' | 'move' | 'seal' | 'undo' | 'your-turn' | 'won' | 'lost'

/** A note: pitch in hertz, when it begins and how long it rings in seconds, how loud. */
interface Tone {
  readonly pitch: number
  readonly at: number
  readonly rings: number
  readonly loud: number
  readonly shape: OscillatorType
}

const tone = (
  pitch: number,
  at: number,
  rings: number,
  loud = 0.1,
  shape: OscillatorType = 'triangle',
): Tone => ({ pitch, at, rings, loud, shape })

const SCORE: Readonly<Record<Sound, readonly Tone[]>> = {
  tap: [tone(330, 0, 0.08)],
  mark: [tone(495, 0, 0.06, 0.07)],
  move: [tone(180, 0, 0.09, 0.06, 'sine')],
  seal: [tone(110, 0, 0.16, 0.12, 'square'), tone(82, 0.03, 0.2, 0.1)],
  undo: [tone(392, 0, 0.09), tone(294, 0.08, 0.12)],
  'your-turn': [tone(523, 0, 0.18), tone(784, 0.12, 0.3)],
  won: [tone(523, 0, 0.2), tone(659, 0.14, 0.2), tone(784, 0.28, 0.25), tone(1047, 0.42, 0.6)],
  lost: [tone(330, 0, 0.3), tone(277, 0.22, 0.35), tone(220, 0.46, 0.8)],
}

let air: AudioContext | undefined

export function play(sound: Sound): void {
  try {
    air ??= new AudioContext()
    if (air.state === 'suspended') air.resume().catch(() => undefined)
    for (const { pitch, at, rings, loud, shape } of SCORE[sound]) {
      const begin = air.currentTime + at
      const string = new OscillatorNode(air, { type: shape, frequency: pitch })
      const loudness = new GainNode(air, { gain: 0 })
      loudness.gain.setValueAtTime(0, begin)
      loudness.gain.linearRampToValueAtTime(loud, begin + 0.008)
      loudness.gain.exponentialRampToValueAtTime(0.0001, begin + rings)
      string.connect(loudness).connect(air.destination)
      string.start(begin)
      string.stop(begin + rings + 0.02)
    }
  } catch {
    // A browser without sound plays on in silence.
  }
}

/** A short tremble where the device has one. */
export function tremble(): void {
  try {
    navigator.vibrate?.(30)
  } catch {
    // Not every browser lets a page do this.
  }
}
