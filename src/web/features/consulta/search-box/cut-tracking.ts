/** Loaded when a link with parameters is typed: that is rare, and link normalisation is not part of the initial code. */
import { canonicalizeLink } from '../../../../text/canonical-link.ts'

/** Without the parameters that normalisation removes. */
export function cutTracking(link: string): string {
  const [page = '', query] = link.split(/\?(.*)/s)
  if (query === undefined) return link
  const compare = (parameters: readonly string[]) => canonicalizeLink(`https://${page}?${parameters.join('&')}`)
  const kept = query.split('&').filter((_, i, all) => compare(all.toSpliced(i, 1)) !== compare(all))
  return kept.length === 0 ? page : `${page}?${kept.join('&')}`
}
