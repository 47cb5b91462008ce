import { listRelatedNews as listRelatedNewsEndpoint } from '../../../contract/news/news.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { listRelatedNews } from '../../search/news/related-news.ts'
import { type Deps, forRequest } from '../deps.ts'

export const relatedNewsRoutes = (deps: Deps) => [
  route(listRelatedNewsEndpoint, async ({ params, query, signal }) => {
    const { ch } = forRequest(deps, signal)
    const found = await listRelatedNews(ch, params.post_id, query)
    if (!found) throw notFound()
    return found
  }),
]
