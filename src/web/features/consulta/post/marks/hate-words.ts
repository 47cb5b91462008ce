/** Sentences about a hate label that help to judge it. Pure. */
import type { HateReport, HateVerdict } from '../../../../../contract/hate/hate.ts'
import { MARKED_FROM } from '../../../../../contract/hate/hate-score.ts'
import { type Hate, type HateReview, OWN_MODEL } from '../../../../../contract/labels.ts'

/**
 * "indício de ofensa: 71 de 100": the score of a label (`contract/hate/hate-score.ts`). A value below the threshold is never rounded
 * up to it.
 */
export function describeStrength(hate: Hate, score: number): string {
  const rounded = Math.round(score * 100)
  const points = score < MARKED_FROM ? Math.min(rounded, MARKED_FROM * 100 - 1) : rounded
  return `indício de ${hate === 'discurso de ódio' ? 'ódio' : 'ofensa'}: ${points} de 100`
}

/** "confirmado pela redação" */
export const describeReview = (review: HateReview) => `${review} pela redação`

/** Origin of the label. */
export function describeEngine(hateBy: string): string {
  if (hateBy === '') return 'O rótulo veio com os dados importados. O LupaScan não sabe como foi dado.'
  if (hateBy.startsWith(OWN_MODEL))
    return `Avaliado por uma máquina: o modelo do LupaScan, versão ${hateBy.slice(OWN_MODEL.length)}.`
  return `Avaliado por uma máquina: ${hateBy}.`
}

/** Meaning of the score; null if there is none. */
export function describeScore(report: Pick<HateReport, 'hate' | 'hateScore' | 'hateBy'>): string | null {
  const { hate, hateScore, hateBy } = report
  if (hateScore === null || hateBy === '') return null
  const strength = describeStrength(hate, hateScore).replace('indício', 'Indício')
  return `${strength}. A partir de ${MARKED_FROM * 100} a publicação recebe a marca. O cálculo pesa só as palavras: ironia, citação e contexto podem enganar a máquina.`
}

/** Meaning of the highlights in the text, or why there are none. */
export function describeMarks(report: HateReport): string {
  const { hateBy, explainedBy, marks, hate } = report
  if (hateBy === '') return 'Por isso não há palavras a marcar.'
  if (explainedBy === null) return 'Quem avaliou não diz que palavras pesaram.'
  if (marks.length === 0)
    return hate === 'sem indício' ? 'Nenhuma palavra pesou como indício.' : 'Nenhuma palavra pesou sozinha.'
  const version = explainedBy === hateBy ? '' : ` As marcas são da versão ${explainedBy.slice(OWN_MODEL.length)}.`
  return `As palavras que mais pesaram estão marcadas no texto acima.${version}`
}

/** "Sinais: alvo: nordestinos; ameaça ou violência"; null if only words contributed. */
export function describeReasons({ reasons }: Pick<HateReport, 'reasons'>): string | null {
  if (reasons === null) return null
  const signs = [
    reasons.targets.length > 0 && `alvo: ${reasons.targets.join(', ')}`,
    reasons.violence && 'ameaça ou violência',
    reasons.quotation && 'citação ou relato do que outros disseram',
  ].filter((sign) => sign !== false)
  return signs.length === 0 ? null : `Sinais: ${signs.join('; ')}.`
}

/** "Rejeitado por bia em 12/03/2026 14:05, sobre “ofensivo”" without its date. */
export function describeVerdict({ verdict, author, withdrawnAt, isCurrent, hate }: HateVerdict): string {
  const who = author === null ? 'um usuário removido' : author
  const former = isCurrent ? '' : ' (antes de a publicação mudar)'
  const end = withdrawnAt === null ? former : ' (retirado)'
  return `${verdict === 'confirmado' ? 'Confirmado' : 'Rejeitado'} por ${who}, sobre “${hate}”${end}`
}
