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
  readonly #askedAgain = new WeakMap<Query, Promise<void>>()

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const awaited = this.getQueryCache().findAll(filters).filter(isFirstAwaited)
    const askAgain = async (query: Query) => {
      await query.promise?.catch(() => {})
      this.#askedAgain.delete(query)
      await super.invalidateQueries({ predicate: (one) => one === query, refetchType: filters?.refetchType }, options)
    }
    const askAgainOnce = (query: Query) => {
      const asked = this.#askedAgain.get(query) ?? askAgain(query)
      this.#askedAgain.set(query, asked)
      return asked
    }
    await Promise.all([super.invalidateQueries(filters, options), ...awaited.map(askAgainOnce)])
  }
}

/** Not one that waits for the network: what it sends is sent after the change, and nobody knows when. */
const isFirstAwaited = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching'
