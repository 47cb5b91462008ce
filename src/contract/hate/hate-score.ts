import type { Hate } from '../labels.ts'

/**
 * One rule for label and score. The score says how strong the sign is of what the label is about: hate for "discurso de
 * ódio", offence for "ofensivo" and "sem indício". The first two labels have scores from this threshold up, "sem
 * indício" below it.
 */
export const MARKED_FROM = 0.5

export const isMarked = (hate: Hate) => hate === 'discurso de ódio' || hate === 'ofensivo'

/** The score if it agrees with its label, else null: a contradicting one comes from another rule and would mislead. */
export function keepAgreeing(hate: Hate, score: number | null): number | null {
  if (score === null || hate === 'não avaliado') return null
  return isMarked(hate) === score >= MARKED_FROM ? score : null
}
