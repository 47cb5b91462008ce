import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * The library's defaults, except that a response requested before a mutation must not remain after it. On invalidation the library
 * refetches queries that have data, but lets a first request in flight complete and counts it as fresh. Here it is refetched when it
 * completes. It is not cancelled: routes waiting for it would fail.
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

/** Excludes paused (offline) mutations: they will be sent later, at an unknown time. */
const isFirstAwaited = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching'
