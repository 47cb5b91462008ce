/** Sound for tests: tones and silence as a WAV file, made without another program. */

const RATE = 16_000

/** A section of a sound: a tone of this frequency, or silence (0). */
export type Tone = { seconds: number; hertz: number; loudness?: number }

/** A mono WAV file, 16 bits and 16 kHz. */
export function makeWav(stretches: readonly Tone[]): Buffer {
  const samples = Int16Array.from(stretches.flatMap(makeTone))
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer)])
}

/** Continuous sound, as if someone spoke. */
export const makeSpeech = (seconds: number, hertz = 220) => makeWav([{ seconds, hertz }])

function makeTone({ seconds, hertz, loudness = 0.3 }: Tone): number[] {
  const level = hertz === 0 ? 0 : loudness * 32_767
  return Array.from({ length: Math.round(seconds * RATE) }, (_, at) =>
    Math.round(level * Math.sin((2 * Math.PI * hertz * at) / RATE)),
  )
}
