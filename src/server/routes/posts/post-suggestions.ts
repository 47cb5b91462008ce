import { listPostSuggestions } from '../../../contract/posts/post-suggestions.ts'
import { route } from '../../http/route.ts'
import { suggestSearches } from '../../search/options/suggest-searches.ts'
import { type Deps, forRequest } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

export const postSuggestionRoutes = (all: Deps) => [
  route(listPostSuggestions, async ({ query, caller: { userId }, signal }) => {
    const deps = forRequest(all, signal)
    const { filters } = await bindPictures(deps, query, { userId, actor: null })
    return { items: await suggestSearches(deps.ch, filters, deps.config.timeZone) }
  }),
]
