/** Posts by the values of one field. */
import { OTHERS, UNSPECIFIED } from '../../../contract/labels.ts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import { compareNames } from '../../../text/compare-names.ts'

/** Maximum bars of one chart; the rest is one more bar. */
const MAX_BARS = 15

export type BarCount = { readonly name: string; readonly posts: number }

/** Largest first, without the values that no post has. */
export function rank<R extends BarCount>(rows: readonly R[], measure = ({ posts }: R) => posts): BarCount[] {
  const counts = rows.map((row) => ({ name: row.name, posts: measure(row) })).filter(({ posts }) => posts > 0)
  return counts.sort((a, b) => b.posts - a.posts || compareNames(a.name, b.name))
}

/** Largest first; then the posts without a value and the rest, so that the bars add up to the list's total. */
export function createBarChart(
  id: Chart['id'],
  title: string,
  x_title: string,
  counts: readonly BarCount[],
  most = MAX_BARS,
): Chart {
  const named = counts.filter(({ name }) => name !== '')
  const shown = named.length > most + 1 ? named.slice(0, most) : named
  const others = sumPosts(named.slice(shown.length))
  const without = sumPosts(counts.filter(({ name }) => name === ''))
  const bars = [
    ...shown.map(({ name, posts }) => ({ name, key: name, posts })),
    ...(others > 0 ? [{ name: OTHERS, key: null, posts: others }] : []),
    ...(without > 0 ? [{ name: UNSPECIFIED, key: UNSPECIFIED, posts: without }] : []),
  ]
  return {
    ...{ id, title, type: 'bar', x_title, x_type: 'category', x_unit: null, y_title: 'Publicações' },
    ...{ x_span: null, x_partial: [] },
    x_data: bars.map(({ name }) => name),
    x_keys: bars.map(({ key }) => key),
    y_data: [bars.map(({ posts }) => posts)],
    y_labels: ['publicações'],
  }
}

const sumPosts = (counts: readonly BarCount[]) => counts.reduce((sum, { posts }) => sum + posts, 0)
