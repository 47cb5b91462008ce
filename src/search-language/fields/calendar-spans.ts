/** Weeks, months and years relative to today, such as "semana passada". Weeks begin on Sunday, like those of the charts. Pure. */

/** `start`, `end`: bounds of the span; days and months out of range carry over into the adjacent month or year. */
type Span = {
  aliases: readonly string[]
  /** As the object of "em", and as a noun phrase: "na semana passada", "a semana passada". */
  said: { within: string; named: string }
  place: (year: number, month: number, day: number, weekday: number) => { start: number; end: number }
}

const week = (year: number, month: number, sunday: number) => ({
  start: Date.UTC(year, month, sunday),
  end: Date.UTC(year, month, sunday + 6),
})
const month = (year: number, number: number) => ({
  start: Date.UTC(year, number, 1),
  end: Date.UTC(year, number + 1, 0),
})
const year = (number: number) => ({ start: Date.UTC(number, 0, 1), end: Date.UTC(number, 11, 31) })

/** Keyed by canonical form. */
const SPANS: ReadonlyMap<string, Span> = new Map([
  [
    'esta semana',
    {
      aliases: ['this week'],
      said: { within: 'nesta semana', named: 'esta semana' },
      place: (y, m, day, weekday) => week(y, m, day - weekday),
    },
  ],
  [
    'semana passada',
    {
      aliases: ['last week'],
      said: { within: 'na semana passada', named: 'a semana passada' },
      place: (y, m, day, weekday) => week(y, m, day - weekday - 7),
    },
  ],
  [
    'este mês',
    {
      aliases: ['this month'],
      said: { within: 'neste mês', named: 'este mês' },
      place: (y, m) => month(y, m),
    },
  ],
  [
    'mês passado',
    {
      aliases: ['last month'],
      said: { within: 'no mês passado', named: 'o mês passado' },
      place: (y, m) => month(y, m - 1),
    },
  ],
  ['este ano', { aliases: ['this year'], said: { within: 'neste ano', named: 'este ano' }, place: (y) => year(y) }],
  [
    'ano passado',
    { aliases: ['last year'], said: { within: 'no ano passado', named: 'o ano passado' }, place: (y) => year(y - 1) },
  ],
])

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')
const WRITINGS = new Map(
  [...SPANS].flatMap(([name, { aliases }]) => [name, ...aliases].map((one) => [fold(one), name] as const)),
)

/** The canonical form of a lower-case text; undefined if it is not a span. */
export const findSpan = (lower: string): string | undefined => WRITINGS.get(fold(lower))

/** Its wording in the sentence below the search box; undefined if it is not a span. */
export const explainSpan = (canonical: string) => SPANS.get(canonical)?.said

/** First and last day of a canonical form; undefined if it is not a span. `today` is YYYY-MM-DD. */
export function toSpanRange(canonical: string, today: string): { start: string; end: string } | undefined {
  const [y = 0, m = 1, day = 1] = today.split('-').map(Number)
  const weekday = new Date(Date.UTC(y, m - 1, day)).getUTCDay()
  const span = SPANS.get(canonical)?.place(y, m - 1, day, weekday)
  return span && { start: printDay(span.start), end: printDay(span.end) }
}

const printDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)
