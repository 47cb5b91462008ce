/** What is said in a rehearsal: sentences that cannot be confused, and their sound. */
import { execFileSync } from 'node:child_process'
import { hasProgram } from '../../scripts/install-package.ts'
import { SAMPLE_RATE } from '../../src/server/lives/stream-position.ts'

/** Seconds from the start of the sound. */
export type SpokenSentence = { number: number; text: string; start: number; end: number }

export type SpokenScript = {
  /** 16 kHz, mono. */
  samples: Int16Array
  sentences: SpokenSentence[]
  /** The voice: espeak-ng, or tones instead of syllables if espeak-ng is not installed. */
  voice: 'espeak-ng' | 'tones'
}

const SUBJECTS = ['a prefeitura', 'o conselho', 'a bancada', 'o relator', 'a comissão', 'o sindicato', 'a defensoria']
const VERBS = ['votou', 'adiou', 'publicou', 'contestou', 'recebeu', 'anunciou']
const OBJECTS = ['o orçamento', 'a obra da ponte', 'o parecer', 'a lista de escolas', 'o pedido']
const PLACES = ['em Belém', 'no sertão', 'em Cuiabá', 'na serra', 'em Olinda', 'no litoral', 'em Palmas', 'na capital']

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''

/** A numbered sentence of varying words, distinct from all others. */
const writeSentence = (number: number): string =>
  `Na fala ${number} ${pick(SUBJECTS, number)} ${pick(VERBS, number)} ${pick(OBJECTS, number)} ${pick(PLACES, number)}.`

/** Pauses between sentences; now and then half a minute of speech has none, and is cut in the middle. */
const pauseAfter = (number: number): number => (number % 24 < 9 ? 0.08 : 0.5 + (number % 5) * 0.15)
const FIRST_PAUSE = 1

/** Generates speech of this length. */
export function speakScript(seconds: number): SpokenScript {
  const hasVoice = hasProgram('espeak-ng')
  const say = hasVoice ? sayWithEspeak : sayWithTones
  const samples = new Int16Array(Math.round(seconds * SAMPLE_RATE))
  const sentences: SpokenSentence[] = []
  let at = Math.round(FIRST_PAUSE * SAMPLE_RATE)
  for (let number = 1; ; number += 1) {
    const text = writeSentence(number)
    const sound = say(text, number)
    if (at + sound.length > samples.length) break
    samples.set(sound, at)
    sentences.push({ number, text, start: at / SAMPLE_RATE, end: (at + sound.length) / SAMPLE_RATE })
    at += sound.length + Math.round(pauseAfter(number) * SAMPLE_RATE)
  }
  addTrace(samples)
  return { samples, sentences, voice: hasVoice ? 'espeak-ng' : 'tones' }
}

/** Below the level that counts as sound. */
const TRACE_LEVEL = 60
const TRACE_HERTZ = { from: 300, to: 5_500 }

/** Adds a very quiet tone that rises from start to end, so that pauses can be distinguished too. */
function addTrace(samples: Int16Array): void {
  const rise = (TRACE_HERTZ.to - TRACE_HERTZ.from) / (samples.length / SAMPLE_RATE)
  for (let at = 0; at < samples.length; at += 1) {
    const t = at / SAMPLE_RATE
    const phase = 2 * Math.PI * (TRACE_HERTZ.from * t + (rise / 2) * t * t)
    samples[at] = (samples[at] ?? 0) + Math.round(TRACE_LEVEL * Math.sin(phase))
  }
}

const WAV_HEADER = 44
const AUDIBLE = 250

/** espeak-ng has its own sample rate; leading and trailing silence is removed. */
function sayWithEspeak(text: string): Int16Array {
  const wav = execFileSync('espeak-ng', ['-v', 'pt-br', '-a', '70', '--stdout', text], { maxBuffer: 10_000_000 })
  const spoken = resample(toSamples(wav.subarray(WAV_HEADER)), wav.readUInt32LE(24))
  const first = spoken.findIndex(isAudible)
  return spoken.subarray(Math.max(0, first), spoken.findLastIndex(isAudible) + 1)
}

const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE

const toSamples = (bytes: Uint8Array) => {
  const whole = Uint8Array.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  return new Int16Array(whole.buffer)
}

/** Interpolates linearly: good enough for a voice that only has to be reproducible. */
function resample(samples: Int16Array, rate: number): Int16Array {
  return Int16Array.from({ length: Math.floor((samples.length * SAMPLE_RATE) / rate) }, (_, index) => {
    const at = (index * rate) / SAMPLE_RATE
    const before = samples[Math.floor(at)] ?? 0
    const after = samples[Math.floor(at) + 1] ?? before
    return Math.round(before + (after - before) * (at % 1))
  })
}

const SYLLABLE_SECONDS = 0.16

/** A tone for about every second letter; letter and sentence determine its pitch and loudness. */
function sayWithTones(text: string, number: number): Int16Array {
  const syllables = Math.ceil(text.length / 2)
  const length = Math.round(SYLLABLE_SECONDS * SAMPLE_RATE)
  return Int16Array.from({ length: syllables * length }, (_, index) => {
    const at = Math.floor(index / length)
    const letter = text.charCodeAt(at * 2)
    const hertz = 150 + ((letter * 37 + at * 53 + number * 71) % 600)
    const swell = Math.sin((Math.PI * (index % length)) / length)
    const level = 3_000 + ((letter * 13 + number * 29 + at * 7) % 60) * 100
    return Math.round(level * swell * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE))
  })
}
