/** One series of a comparison: posts over time, and everything that the same group posted (docs/decisions/0064). */
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import type { PostSeriesReply } from '../../../contract/posts/post-series.ts'
import type { SearchNode } from '../../../search-language/ast.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { printSearch } from '../../../search-language/print.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { renderSql } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { IN_POSTS } from '../metrics/kept-sums.ts'
import { countSeries, selectSeries } from './count-series.ts'
import { chooseGroupCounting } from './group-sums.ts'
import { countTogether } from './shared-counts.ts'

/** `sumsFrom` is for tests. */
export async function getPostSeries(
  ch: ClickHouse,
  { unit, ...filters }: BoundFilters & { unit: TimeUnit },
  timeZone: string,
  sumsFrom?: number,
): Promise<PostSeriesReply> {
  const { public_person, party, role, gender, uf, region, platform, start_date, end_date, search_people } = filters
  const search = findWho(filters.search ?? '')
  const group = {
    ...{ public_person, party, role, gender, uf, region, platform, start_date, end_date, search },
    ...(search_people && { search_people }),
  }
  const all = whereFilters(group, timeZone)
  const asked = whereFilters(filters, timeZone)
  const isAll = renderSql(asked).text === renderSql(all).text
  const axis = { unit, timeZone }
  const countGroup = async () => {
    const counting = await chooseGroupCounting(ch, group, axis, sumsFrom)
    return countTogether(ch, selectSeries(all, counting, axis), () => countSeries(ch, all, counting, axis))
  }
  // Two queries at a time, as for charts.
  const [everything, part] = await Promise.all([countGroup(), isAll ? null : countSeries(ch, asked, IN_POSTS, axis)])
  return { found: part ?? everything, group: everything }
}

const WHO: readonly string[] = [
  'pessoa',
  'conta',
  'partido',
  'uf',
  'regiao',
  'cargo',
  'genero',
  'plataforma',
  'de',
  'ate',
  'em',
]

/** The filters of a search on author, place and time; its words and other fields are not part of the group. */
function findWho(search: string): string {
  const tree = parseSearch(search)
  const parts = tree?.type === 'and' ? tree.children : tree ? [tree] : []
  const who = parts.filter(saysWho)
  return who.length > 0 ? printSearch(who.length === 1 ? (who[0] ?? null) : { type: 'and', children: who }) : ''
}

function saysWho(node: SearchNode): boolean {
  if (node.type === 'not') return saysWho(node.child)
  if ('children' in node) return node.children.every(saysWho)
  return node.type === 'field' && WHO.includes(node.name)
}
