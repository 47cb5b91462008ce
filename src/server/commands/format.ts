const NUMBER = new Intl.NumberFormat('pt-BR')
const ONE_DIGIT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const PERCENT = new Intl.NumberFormat('pt-BR', { style: 'percent' })

export const formatNumber = (value: number) => NUMBER.format(value)
export const formatSeconds = (milliseconds: number) => `${ONE_DIGIT.format(milliseconds / 1000)} s`
export const formatGigabytes = (bytes: number) => `${ONE_DIGIT.format(bytes / 1e9)} GB`
export const formatPercent = (portion: number) => PERCENT.format(portion)

type Outcome = {
  read: number
  of_people?: number
  stored: number
  updated: number
  unchanged: number
  set_aside: readonly { position: number; reason: string }[]
  set_aside_count: number
}

/** Number of set-aside items that are printed. */
const PRINTED = 10

/**
 * Report of one file: the counts, and the first set-aside items with their reasons. `place` is the unit in which positions are
 * counted.
 */
export function formatOutcome(title: string, outcome: Outcome, place = 'linha'): string {
  const rows: [string, number][] = [
    ['lidas', outcome.read],
    ...(outcome.of_people === undefined ? [] : [['de pessoas conhecidas', outcome.of_people] as [string, number]]),
    ['novas', outcome.stored],
    ['atualizadas', outcome.updated],
    ['sem mudança', outcome.unchanged],
    ['deixadas de lado', outcome.set_aside_count],
  ]
  const labels = Math.max(...rows.map(([label]) => label.length))
  const width = Math.max(...rows.map(([, value]) => formatNumber(value).length))
  const shown = outcome.set_aside.slice(0, PRINTED)
  const rest = outcome.set_aside_count - shown.length
  return [
    title,
    ...rows.map(([label, value]) => `  ${label.padEnd(labels)} ${formatNumber(value).padStart(width)}`),
    ...shown.map(({ position, reason }) => `    ${place} ${position}: ${reason}`),
    ...(rest > 0 ? [`    e mais ${formatNumber(rest)}`] : []),
  ].join('\n')
}
