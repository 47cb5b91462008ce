import { MAX_COUNTED_TERMS, type SearchTerms } from '../../../contract/posts/search-terms.ts'
import { listTerms, printTermAlone } from '../../../search-language/list-terms.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { printSearch } from '../../../search-language/print.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { countPosts } from '../posts/posts.ts'

/** Number of posts of each term of the search alone, with all filters but the text. Each is a query of its own, answered by the indexes. */
export async function countSearchTerms(ch: ClickHouse, filters: BoundFilters, timeZone: string): Promise<SearchTerms> {
  const tree = parseSearch(filters.search ?? '')
  const all = listTerms(tree)
  const terms = await Promise.all(
    all.slice(0, MAX_COUNTED_TERMS).map(async (term) => ({
      term: printSearch(term),
      total_posts: await countPosts(ch, { ...filters, search: printTermAlone(tree, term) }, timeZone),
    })),
  )
  return { terms, uncounted: all.length - terms.length }
}
