/** Numbers, dates and durations in Brazilian format. Every function returns "–" for unknown. */

export const EMPTY = '–'
/** Days and hours are in the installation's time zone, whatever the clock of the user's computer. */
export const TIME_ZONE = 'America/Sao_Paulo'

type Moment = string | Date | null | undefined

const SUFFIXES = ['', 'K', 'M', 'G']

/** Created on first use: each takes milliseconds, which would delay the first rendering. */
let exact: Intl.NumberFormat | undefined
let percent: Intl.NumberFormat | undefined

/** 1234567 → "1.234.567" */
export function formatNumber(value: number | null | undefined): string {
  if (!isNumber(value)) return EMPTY
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  exact ??= new Intl.NumberFormat('pt-BR')
  return exact.format(value)
}

/** 0.031 → '3,1%'. */
export function formatPercent(share: number): string {
  percent ??= new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
  return percent.format(share)
}

/** Counts with K, M, G per 1000 and one decimal: 999 → "999", 1234 → "1,2K", 999950 → "1,0M". */
export function formatCount(value: number | null | undefined): string {
  if (!isNumber(value)) return EMPTY
  let scaled = Math.abs(value)
  let step = 0
  // 999.95 would become "1000,0": it belongs to the next suffix.
  while (scaled >= (step === 0 ? 1000 : 999.95) && step < SUFFIXES.length - 1) {
    scaled /= 1000
    step += 1
  }
  const sign = value < 0 ? '-' : ''
  if (step === 0) return formatNumber(value)
  return `${sign}${scaled.toFixed(1).replace('.', ',')}${SUFFIXES[step]}`
}

/** Display name of an account: '@fulana' in networks with handles; 'jornal.example/feed' and 'TV Câmara' are unchanged. */
export function formatHandle(platform: string, handle: string): string {
  return platform === 'Outra' || /[\s/]/.test(handle) ? handle : `@${handle}`
}

/** Seconds as hours, minutes and seconds: 3723 → "1 h 2 min 3 s", 60 → "1 min", 0 → "0 s". */
export function formatDuration(seconds: number | null | undefined): string {
  if (!isNumber(seconds) || seconds < 0) return EMPTY
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ] as const
  const filled = parts.filter(([amount]) => amount > 0)
  return filled.length ? filled.map(([amount, unit]) => `${amount} ${unit}`).join(' ') : '0 s'
}

/** A position in a recording as h:min:s: 3723.45 → "1:02:03". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
}

const SIZES = ['bytes', 'KB', 'MB', 'GB']

/** The size of a file: 2202010 → "2,1 MB". */
export function formatBytes(value: number | null | undefined): string {
  if (!isNumber(value) || value < 0) return EMPTY
  const step = Math.min(SIZES.length - 1, value < 1 ? 0 : Math.floor(Math.log2(value) / 10))
  const amount = (value / 1024 ** step).toFixed(step === 0 ? 0 : 1).replace('.', ',')
  return `${amount.replace(/,0$/, '')} ${SIZES[step]}`
}

/** Duration of a response: 0.0412 → "0,04 s", without a line break before the unit. */
export function formatElapsed(seconds: number | null | undefined): string {
  return isNumber(seconds) ? `${seconds.toFixed(2).replace('.', ',')}\u00a0s` : EMPTY
}

const dateParts = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const timeParts = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "12/03/2026 às 14:05" in the installation's time zone. */
export function formatDateTime(value: Moment): string {
  const moment = parseMoment(value)
  return moment ? `${dateParts.format(moment)} às ${timeParts.format(moment)}` : EMPTY
}

/** "14:05": time of day in the installation's time zone. */
export function formatTime(value: Moment): string {
  const moment = parseMoment(value)
  return moment ? timeParts.format(moment) : EMPTY
}

/** "12/03/2026": day in the installation's time zone. */
export function formatDate(value: Moment): string {
  const moment = parseMoment(value)
  return moment ? dateParts.format(moment) : EMPTY
}

/** A calendar day without a time: "2026-03-12" → "12/03/2026". */
export function formatDay(day: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '')
  return match ? `${match[3]}/${match[2]}/${match[1]}` : EMPTY
}

/** Day of a timestamp in the installation's time zone, YYYY-MM-DD. */
export function getDay(moment: Date): string {
  return dateParts.format(moment).split('/').reverse().join('-')
}

/** "1 publicação", "1.234 publicações"; zero takes the plural, as usual in Portuguese. */
export function formatPlural(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function parseMoment(value: Moment): Date | null {
  if (!value) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}
