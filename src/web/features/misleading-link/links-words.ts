import type { MisleadingLinksReply } from '../../../contract/links/misleading-links.ts'
import { formatPlural } from '../../format.ts'

/** First line of the list. During a search the total is that of the matches, and the posts are still those of the whole list. */
export function describeCount(
  { total_items, marked_posts }: Pick<MisleadingLinksReply, 'total_items' | 'marked_posts'>,
  isSearch: boolean,
): string {
  if (isSearch && total_items === 0) return 'Nenhum link encontrado'
  if (isSearch) return formatPlural(total_items, 'link encontrado', 'links encontrados')
  const marked = formatPlural(marked_posts, 'publicação marcada por ela', 'publicações marcadas por ela')
  return `${formatPlural(total_items, 'link na lista', 'links na lista')} · ${marked}`
}
