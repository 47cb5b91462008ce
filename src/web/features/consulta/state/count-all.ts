import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { listFilledFilters } from '../filters/filters.ts'
import type { QueryAddress } from './address.ts'

type Props = { address: QueryAddress; options: PostOptions | undefined; found: number | undefined }

/**
 * How many publications there are without any filter, of which `found` are these: each stands on one platform. Undefined while it is
 * not known, where nothing is filtered, and where more was found than the options, which are a few minutes old, know of.
 */
export function countAll({ address, options, found = 0 }: Props): number | undefined {
  if (options === undefined || listFilledFilters(address).length === 0) return undefined
  const all = options.platforms.reduce((sum, { count }) => sum + count, 0)
  return all >= found ? all : undefined
}
