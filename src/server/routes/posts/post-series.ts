import { getPostSeries as endpoint } from '../../../contract/posts/post-series.ts'
import { route } from '../../http/route.ts'
import { getPostSeries } from '../../search/series/series.ts'
import { type Deps, forRequest } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

export const postSeriesRoutes = (all: Deps) => [
  route(endpoint, async ({ query, caller: { userId }, signal }) => {
    const deps = forRequest(all, signal)
    const { filters } = await bindPictures(deps, query, { userId, actor: null })
    return getPostSeries(deps.ch, filters, deps.config.timeZone)
  }),
]
