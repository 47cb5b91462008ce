import { listNearCopies } from '../../../contract/posts/near-copies.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findNearCopies } from '../../search/near-copies/find-near-copies.ts'
import { type Deps, forRequest } from '../deps.ts'

export const nearCopyRoutes = (deps: Deps) => [
  route(listNearCopies, async ({ params: { id }, signal }) => {
    const found = await findNearCopies(forRequest(deps, signal).ch, id)
    if (!found) throw notFound()
    return found
  }),
]
