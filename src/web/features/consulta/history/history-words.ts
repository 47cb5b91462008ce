/** History of a post, as sentences. Pure. */
import type { CountPoint } from '../../../../contract/posts/post-history.ts'
import { formatDateTime, formatNumber, formatPlural } from '../../../format.ts'

const MINUTE = 60_000
const UNITS = [
  { size: 24 * 60 * MINUTE, from: 48 * 60 * MINUTE, one: 'dia', many: 'dias' },
  { size: 60 * MINUTE, from: 90 * MINUTE, one: 'hora', many: 'horas' },
  { size: MINUTE, from: 0, one: 'minuto', many: 'minutos' },
] as const

/** A duration in one unit, rounded: "3 horas", "2 dias". */
export function formatSpan(milliseconds: number): string {
  const unit = UNITS.find(({ from }) => milliseconds >= from) ?? UNITS[2]
  return formatPlural(Math.max(0, Math.round(milliseconds / unit.size)), unit.one, unit.many)
}

type Deleted = { dateCreated: string; deletedAfter: string | null; deletedBefore: string | null }

/** When it was deleted and how long it was online; null if no deletion is known. ISO timestamps. */
export function describeDeletion({ dateCreated, deletedAfter, deletedBefore }: Deleted): string[] | null {
  if (deletedBefore === null) return null
  const created = Date.parse(dateCreated)
  const most = formatSpan(Date.parse(deletedBefore) - created)
  if (deletedAfter === null || Date.parse(deletedAfter) < created)
    return [`Apagada até ${formatDateTime(deletedBefore)}.`, `Ficou no ar no máximo ${most}.`]
  const least = formatSpan(Date.parse(deletedAfter) - created)
  return [
    `Apagada entre ${formatDateTime(deletedAfter)} (vista pela última vez) e ${formatDateTime(deletedBefore)}.`,
    least === most ? `Ficou no ar cerca de ${most}.` : `Ficou no ar entre ${least} e ${most}.`,
  ]
}

export const MEASURES = [
  { field: 'views', noun: 'visualizações' },
  { field: 'likes', noun: 'curtidas' },
  { field: 'shares', noun: 'compartilhamentos' },
  { field: 'comments', noun: 'comentários' },
] as const
export type Measure = (typeof MEASURES)[number]

/** The first measure with at least two points, and those points; null: there is no curve to draw. */
export function findCurve(counts: readonly CountPoint[]) {
  for (const measure of MEASURES) {
    const points = counts.flatMap(({ takenAt, viewsStep, [measure.field]: value }) =>
      value === null ? [] : [{ at: Date.parse(takenAt), value, isRounded: measure.field === 'views' && viewsStep > 1 }],
    )
    if (points.length > 1) return { measure, points }
  }
  return null
}

/** The curve in words. */
export function describeCurve({ measure, points }: NonNullable<ReturnType<typeof findCurve>>): string {
  const tell = (point: (typeof points)[number] | undefined) =>
    point
      ? `${point.isRounded ? 'cerca de ' : ''}${formatNumber(point.value)} em ${formatDateTime(new Date(point.at))}`
      : ''
  return `${measure.noun}: de ${tell(points[0])} a ${tell(points.at(-1))}`
}
