import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { listFilledFilters } from '../filters/filters.ts'
import type { QueryAddress } from './address.ts'

type Props = { address: QueryAddress; options: PostOptions | undefined; found: number | undefined }

/**
 * Total number of posts, of which `found` match: each post has exactly one platform. Undefined while unknown, without filters, and if
 * more matched than the options, which are a few minutes old, include.
 */
export function countAll({ address, options, found = 0 }: Props): number | undefined {
  if (options === undefined || listFilledFilters(address).length === 0) return undefined
  const all = options.platforms.reduce((sum, { count }) => sum + count, 0)
  return all >= found ? all : undefined
}
