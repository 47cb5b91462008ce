import * as contract from '../../../contract/users/search-history.ts'
import { route } from '../../http/route.ts'
import {
  clearSearchHistory,
  isSearchHistoryOn,
  listSearchHistory,
  recordSearch,
  switchSearchHistory,
} from '../../records/users/search-history.ts'
import type { Deps } from '../deps.ts'

export const searchHistoryRoutes = ({ pg }: Deps) => {
  const show = async (userId: number): Promise<contract.SearchHistory> => {
    const [is_on, searches] = await Promise.all([isSearchHistoryOn(pg, userId), listSearchHistory(pg, userId)])
    return {
      is_on,
      searches: searches.map(({ filters, askedAt }) => ({ filters, asked_at: askedAt.toISOString() })),
    }
  }
  return [
    route(contract.getSearchHistory, ({ caller }) => show(caller.userId)),
    route(contract.recordSearch, async ({ body, caller, reply }) => {
      await recordSearch(pg, caller.userId, body.filters, new Date())
      return reply.status(204).send()
    }),
    route(contract.switchSearchHistory, async ({ body: { is_on }, caller }) => {
      await switchSearchHistory(pg, caller.userId, is_on)
      return show(caller.userId)
    }),
    route(contract.clearSearchHistory, async ({ caller, reply }) => {
      await clearSearchHistory(pg, caller.userId)
      return reply.status(204).send()
    }),
  ]
}
