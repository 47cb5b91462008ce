/** Position in a list where new posts end. Pure. */
import type { QueryAddress } from '../state/address.ts'
import { type News, NO_NEWS } from './news.ts'

type Shown = { posts: readonly { readonly id: string }[]; address: QueryAddress }

/**
 * By arrival new posts come first. By date, only those above the first known post are before the line; a post with an old date that
 * arrived late is below it. @param newIds newest by date first
 */
export function findNews(newIds: readonly string[], { posts, address }: Shown): News {
  if (newIds.length === 0) return NO_NEWS
  const ids = new Set(newIds)
  const { sort_by, sort_order, page, page_size } = address
  const offset = (page - 1) * page_size
  // In the order of the list the first of them are its first posts.
  const isBeforeLine = ({ id }: { id: string }, i: number) =>
    sort_by === 'date_created' ? newIds[offset + i] === id : ids.has(id)
  if (sort_order !== 'desc' || (sort_by !== 'date_created' && sort_by !== 'arrival')) return { ids, last: null }
  const known = posts.findIndex((post, i) => !isBeforeLine(post, i))
  const before = known < 0 ? posts.length : known
  // At the end of the page there may be more on the next one.
  const isEnd = known > 0 || (known < 0 && offset + before === newIds.length)
  return { ids, last: isEnd ? (posts[before - 1]?.id ?? null) : null }
}
