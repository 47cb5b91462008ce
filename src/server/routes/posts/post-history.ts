import { getPostHistory } from '../../../contract/posts/post-history.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findPostHistory } from '../../search/posts/post-history.ts'
import type { Deps } from '../deps.ts'

export const postHistoryRoutes = ({ ch }: Deps) => [
  route(getPostHistory, async ({ params: { id } }) => {
    const history = await findPostHistory(ch, id)
    if (!history) throw notFound()
    return history
  }),
]
