/**
 * Detects text that engines write although nobody said it. Whisper was trained on subtitles, and fills silence and music with what
 * subtitles contain there: credits, thanks for watching, one sentence over and over (openai/whisper#928, #1762).
 */
import { foldText } from '../../../text/fold.ts'
import type { Utterance } from './engine.ts'
import { type Loudness, measureAudible } from './loudness.ts'

/** Credits of subtitles, folded: they are never spoken. */
const CREDITS = [
  /^(transcricao |traducao |sincronizacao |revisao |e )*(legendas?|legendado|legendad[oa]s|legendagem|subtitulos|subtitulado|subtitles)( em portugues)?( feit[ao]s?)? (por|pelos?|pelas?|by)\b/,
  /^(transcricao|traducao|sincronizacao|transcrito|traduzido)( e (legendas?|revisao|sincronizacao))? (por|pelo|pela|by) \S+( \S+){0,5}$/,
  /\bamara org\b/,
  /^(https?|www) \S+( \S+){0,6}$/,
]
/** The same with only a name, unfolded: "Legenda Adriana Zanotto". */
const NAMED_CREDITS = /^(?:transcrição e )?legendas?:?(?: \p{Lu}[\p{L}.]+){1,5}\.?$/iu
/** Descriptions of sounds: [Música], (aplausos), *silêncio*. */
const DESCRIPTION = /^(?:\[[^\]]*\]|\([^)]*\)|\*[^*]*\*)[.\s]*$/
/** Farewells of videos, folded. They are also spoken: treated as invented only if there is no other text, or the audio is quiet. */
const FAREWELLS = [
  /^(muito )?obrigad[oa]s?( a (todos|todas|voces))?( e todas)? por (assistir|assistirem|ver|verem|acompanhar|acompanharem)\b.{0,60}$/,
  /^(se )?(inscreva|inscrevam) (se )?(no|em|ao|nosso|meu|e)\b.{0,60}$/,
  /^(nao (se )?esquecam?( de)? |deixem? |deixa |curtam? |compartilhem? |ative ).{0,60}\b(like|canal|sininho|video|inscricao)\b.{0,20}$/,
  /^ate (a proxima|o proximo video|mais)$/,
  /^(tchau ?){1,4}$/,
  /^obrigad[oa]$/,
  /^(thank you|thanks)( (so|very) much)?( for watching)?$/,
]

/** Maximum equal sentences in a row, and repetitions within one: more is a loop of the engine. */
const MAX_EQUAL = 3
const MAX_ROUNDS = 5
const MAX_ROUND = 10
/** Approximate error of the engines' times, in seconds. */
const TIME_SLACK = 1
/** No speech sustains a higher rate. */
const MAX_CHARACTERS_PER_SECOND = 40
const NEARLY_SILENT = 1

/** The utterances that were probably spoken. Utterances are sentences, as `splitSentences` returns them. */
export function dropHallucinations(utterances: readonly Utterance[], loudness: Loudness): Utterance[] {
  const said = utterances.filter(({ text }) => !isCredit(text)).map(withoutLoop)
  const others = said.filter(({ text }) => !isFarewell(text))
  const kept = said.filter((one) => !isFarewell(one.text) || (others.length > 0 && !isQuiet(one, loudness)))
  return dropInSilence(dropRepeats(kept), loudness)
}

/** Whether there is hardly any sound at the time of the utterance. */
export function isQuiet({ start, end }: Utterance, loudness: Loudness): boolean {
  return measureAudible(loudness, start - TIME_SLACK, end + TIME_SLACK) < 0.1
}

function isCredit(text: string): boolean {
  const trimmed = text.trim()
  const folded = foldText(trimmed)
  if (folded === '' || DESCRIPTION.test(trimmed)) return true
  return CREDITS.some((pattern) => pattern.test(folded)) || (startsUpper(trimmed) && NAMED_CREDITS.test(trimmed))
}

/** Matches "Legenda Adriana Zanotto", and not "Legendas falsas circulam": every word but the first is a name. */
const startsUpper = (text: string) =>
  text
    .split(/\s+/)
    .slice(1)
    .every((word) => /^(e|\p{Lu})/u.test(word))

const isFarewell = (text: string) => {
  const folded = foldText(text)
  return FAREWELLS.some((pattern) => pattern.test(folded))
}

function dropRepeats(utterances: readonly Utterance[]): Utterance[] {
  const keys = utterances.map(({ text }) => foldText(text))
  return utterances.filter((_, at) => {
    let first = at
    while (first > 0 && keys[first - 1] === keys[at]) first -= 1
    let last = at
    while (keys[last + 1] === keys[at]) last += 1
    return last - first < MAX_EQUAL || at === first
  })
}

/** "não sei não sei não sei …" → "não sei": a loop within a sentence is reduced to one round. */
function withoutLoop(utterance: Utterance): Utterance {
  const words = utterance.text.split(/\s+/).filter(Boolean)
  const keys = words.map(foldText)
  for (let round = 1; round <= MAX_ROUND; round += 1) {
    for (let at = 0; at + round * (MAX_ROUNDS + 1) <= keys.length; at += 1) {
      let end = at + round
      while (end < keys.length && keys[end] === keys[end - round]) end += 1
      if (end - at < round * (MAX_ROUNDS + 1)) continue
      const kept = [...words.slice(0, at + round), ...words.slice(end)]
      return withoutLoop({ ...utterance, text: kept.join(' ') })
    }
  }
  return utterance
}

/** A recording with hardly any sound cannot contain more words than fit into that sound. */
function dropInSilence(utterances: Utterance[], loudness: Loudness): Utterance[] {
  const sound = measureAudible(loudness)
  const characters = utterances.reduce((sum, { text }) => sum + text.length, 0)
  return sound < NEARLY_SILENT && characters > sound * MAX_CHARACTERS_PER_SECOND ? [] : utterances
}
