/** Loaded when a link with parameters is typed: few do, and nothing else of the first drawing knows how links are compared. */
import { canonicalizeLink } from '../../../../text/canonical-link.ts'

/** Without the parameters that the compared form of the address lacks. */
export function cutTracking(link: string): string {
  const [page = '', query] = link.split(/\?(.*)/s)
  if (query === undefined) return link
  const compare = (parameters: readonly string[]) => canonicalizeLink(`https://${page}?${parameters.join('&')}`)
  const kept = query.split('&').filter((_, i, all) => compare(all.toSpliced(i, 1)) !== compare(all))
  return kept.length === 0 ? page : `${page}?${kept.join('&')}`
}
