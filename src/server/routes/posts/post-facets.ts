import { getPostFacets } from '../../../contract/posts/post-facets.ts'
import { listUsable } from '../../access/can-use.ts'
import { route } from '../../http/route.ts'
import { listPlaces } from '../../records/dossiers/dossier-posts.ts'
import { listPeopleByGender } from '../../records/people/people-by-gender.ts'
import { countFacets } from '../../search/facets/facets.ts'
import { type Deps, forRequest } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

export const postFacetRoutes = (all: Deps) => [
  route(getPostFacets, async ({ query, caller: { userId }, signal }) => {
    const deps = forRequest(all, signal)
    // The list already adds face searches to the audit log.
    const { filters } = await bindPictures(deps, query, { userId, actor: null })
    const dossiers = [...(await listUsable(deps.pg, 'dossier', userId)).keys()]
    const [places, genders] = await Promise.all([listPlaces(deps.pg, dossiers), listPeopleByGender(deps.pg)])
    return countFacets(deps.ch, filters, deps.config.timeZone, { places, genders })
  }),
]
