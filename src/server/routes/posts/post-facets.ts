import { getPostFacets } from '../../../contract/posts/post-facets.ts'
import { route } from '../../http/route.ts'
import { countFacets } from '../../search/facets/facets.ts'
import { type Deps, forAsker } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

export const postFacetRoutes = (all: Deps) => [
  route(getPostFacets, async ({ query, signal }) => {
    const deps = forAsker(all, signal)
    // Who searches for a face is written down by the list.
    const { filters } = await bindPictures(deps, query, null)
    return countFacets(deps.ch, filters, deps.config.timeZone)
  }),
]
