import { listFieldValues } from '../../../contract/posts/field-values.ts'
import { getWordFamily, listSearchTerms } from '../../../contract/posts/search-terms.ts'
import { route } from '../../http/route.ts'
import { listFieldValues as findFieldValues } from '../../search/options/field-values.ts'
import { countSearchTerms } from '../../search/terms/search-terms.ts'
import { findWordFamily } from '../../search/terms/word-family.ts'
import { type Deps, forRequest } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

export const searchTermRoutes = (all: Deps) => [
  route(listSearchTerms, async ({ query, caller: { userId }, signal }) => {
    const deps = forRequest(all, signal)
    const { filters } = await bindPictures(deps, query, { userId, actor: null })
    return countSearchTerms(deps.ch, filters, deps.config.timeZone)
  }),
  route(getWordFamily, async ({ query: { word, search: _, ...query }, caller: { userId }, signal }) => {
    const deps = forRequest(all, signal)
    const { filters } = await bindPictures(deps, query, { userId, actor: null })
    return findWordFamily(deps.ch, { word, filters, timeZone: deps.config.timeZone })
  }),
  route(listFieldValues, ({ query: { field, begins }, signal }) =>
    findFieldValues(forRequest(all, signal).ch, field, begins),
  ),
]
