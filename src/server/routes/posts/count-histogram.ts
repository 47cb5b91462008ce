import { getCountHistogram } from '../../../contract/posts/count-histogram.ts'
import { route } from '../../http/route.ts'
import { countHistogram } from '../../search/facets/count-histogram.ts'
import { type Deps, forRequest } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

export const countHistogramRoutes = (all: Deps) => [
  route(getCountHistogram, async ({ query: { count, ...query }, caller: { userId }, signal }) => {
    const deps = forRequest(all, signal)
    const { filters } = await bindPictures(deps, query, { userId, actor: null })
    return countHistogram(deps.ch, { count, filters, timeZone: deps.config.timeZone })
  }),
]
