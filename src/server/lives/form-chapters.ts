/** Forms readable chapters from an engine's output: groups of sentences that can be read at a glance. */

import type { Utterance } from './speech/engine.ts'
import { joinWords, placeWords, splitSentences } from './speech/sentences.ts'

const MAX_SECONDS = 20
const MAX_CHARACTERS = 300
/** A sentence of at least this length is a chapter of its own. */
const FULL_SECONDS = 8
const FULL_CHARACTERS = 120
/** Pause at which another speaker, or a new subject, begins. */
const PAUSE_SECONDS = 2
const ENDS_SENTENCE = /[.!?…]["”’»)]?$/

/** In order; nothing is left out or repeated. */
export function formChapters(utterances: readonly Utterance[]): Utterance[] {
  const chapters: Utterance[] = []
  for (const part of utterances.flatMap(splitSentences).flatMap(splitLong)) {
    const open = chapters.at(-1)
    if (open && goesOn(open, part)) {
      open.end = Math.max(open.end, part.end)
      open.text = `${open.text} ${part.text}`
    } else chapters.push({ ...part })
  }
  return chapters
}

function goesOn(open: Utterance, next: Utterance): boolean {
  const isFull = open.end - open.start >= FULL_SECONDS || open.text.length >= FULL_CHARACTERS
  if (isFull && ENDS_SENTENCE.test(open.text)) return false
  if (next.start - open.end > PAUSE_SECONDS) return false
  return next.end - open.start <= MAX_SECONDS && open.text.length + 1 + next.text.length <= MAX_CHARACTERS
}

/** Splits an overlong sentence between words, into parts of about the same length. */
function splitLong(utterance: Utterance): Utterance[] {
  const parts = Math.max(
    Math.ceil((utterance.end - utterance.start) / MAX_SECONDS),
    // Slightly below the limit, because words have to stay whole.
    Math.ceil(utterance.text.length / (MAX_CHARACTERS * 0.9)),
  )
  const words = placeWords(utterance)
  if (parts <= 1 || words.length <= 1) return cutLong(utterance)
  const size = Math.ceil(words.length / parts)
  return Array.from({ length: Math.ceil(words.length / size) }, (_, at) =>
    joinWords(words.slice(at * size, (at + 1) * size)),
  ).flatMap(cutLong)
}

/** Cuts a single word longer than a chapter may be: it does not occur in speech, but the store must accept it. */
function cutLong(utterance: Utterance): Utterance[] {
  if (utterance.text.length <= 2 * MAX_CHARACTERS) return [utterance]
  const parts = utterance.text.match(new RegExp(`.{1,${MAX_CHARACTERS}}`, 'gsu')) ?? []
  return parts.map((text) => ({ ...utterance, text: text.trim() })).filter(({ text }) => text !== '')
}
