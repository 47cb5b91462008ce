import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * The library's own, but for one thing: an answer that was asked for before a change does not stand after it. The library asks again
 * for what has an answer, and lets a first answer that is still awaited come, and pass for the newest. Here it is asked for once more
 * when it has come. It is not given up before: the routes that wait for it would fail.
 */
export class ChangeAwareQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const awaited = this.getQueryCache().findAll(filters).filter(isFirstAwaited)
    const askAgain = async (query: Query) => {
      await query.promise?.catch(() => {})
      await super.invalidateQueries({ predicate: (one) => one === query, refetchType: filters?.refetchType }, options)
    }
    await Promise.all([super.invalidateQueries(filters, options), ...awaited.map(askAgain)])
  }
}

const isFirstAwaited = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus !== 'idle'
