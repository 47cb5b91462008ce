/** A line per party over time, if several parties are selected by the filter or in the text. */
import { OTHERS, UNSPECIFIED } from '../../../contract/labels.ts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { compareNames } from '../../../text/compare-names.ts'
import { createTimeChart, type TimeAxis } from './time-axis.ts'

/** More lines cannot be told apart; the rest is one more line. */
const MAX_PARTIES = 6

type Asked = Pick<PostFilters, 'party' | 'search'>

/** Whether several parties are selected, by the filter or by a field that applies to the whole search. */
export function comparesParties({ party, search }: Asked): boolean {
  const { wanted } = separateLeftOut(party)
  if (wanted.length > 0) return wanted.length > 1
  const tree = parseSearch(search ?? '')
  const parts = tree?.type === 'and' ? tree.children : tree ? [tree] : []
  return parts.some((part) => part.type === 'field' && part.name === 'partido' && part.values.length > 1)
}

type Row = { readonly day: string; readonly name: string; readonly found: number }

/** Empty if parties are not compared, or only one of them has posts: a single line is the chart above. */
export function createPartyChart(axis: TimeAxis, rows: readonly Row[], asked: Asked): Chart {
  const totals = new Map<string, number>()
  for (const { name, found } of rows) totals.set(name, (totals.get(name) ?? 0) + found)
  const isCompared = comparesParties(asked) && totals.size > 1
  const labels = isCompared ? nameLines(totals, asked) : []
  const places = new Map(axis.days.map((day, place) => [day, place]))
  const data = labels.map(() => axis.days.map(() => 0))
  for (const { day, name, found } of isCompared ? rows : []) {
    const label = name || UNSPECIFIED
    const line = data[labels.includes(label) ? labels.indexOf(label) : labels.indexOf(OTHERS)]
    const place = places.get(day)
    if (line && place !== undefined) line[place] = (line[place] ?? 0) + found
  }
  return createTimeChart(isCompared ? axis : { ...axis, days: [] }, {
    id: 'parties-over-time',
    title: 'Publicações ao longo do tempo, por partido',
    type: 'line',
    y_title: 'Publicações',
    y_data: data,
    y_labels: labels,
  })
}

/** Most posts first; a selected party without posts is a line of zeros. */
function nameLines(totals: ReadonlyMap<string, number>, { party }: Asked): string[] {
  const found = [...totals].sort(([a, n], [b, m]) => m - n || compareNames(a, b))
  const names = found.map(([name]) => name || UNSPECIFIED)
  const all = [...new Set([...names, ...separateLeftOut(party).wanted])]
  return all.length > MAX_PARTIES + 1 ? [...all.slice(0, MAX_PARTIES), OTHERS] : all
}
