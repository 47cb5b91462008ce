/** The calls of the screens of public persons, and how long their answers hold. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  getPersonChanges,
  getPersonEqualMessages,
  getPersonWords,
} from '../../../contract/people/person-profile.ts'
import type { getPublicPerson, listPublicPersons } from '../../../contract/people/public-persons.ts'
import type { getPostOptions } from '../../../contract/posts/post-options.ts'
import type { listCoverage } from '../../../contract/sources/coverage.ts'
import { request } from '../../api.ts'
import { PERSON_FILTERS, type PersonsAddress } from './list/address.ts'
import type { PeriodDays } from './profile/period.ts'

/** Back from a person, the list stands as it was left. */
const KEPT = 30 * 60_000
const FRESH = 60_000
/** While posts are on their way. */
const MOVING_MS = 2_000

export const personsQuery = (address: PersonsAddress) => {
  const filters = Object.fromEntries(
    PERSON_FILTERS.filter((filter) => address[filter] !== '').map((filter) => [filter, [address[filter]]]),
  )
  const query = {
    ...filters,
    search: address.search.trim() || undefined,
    sort: address.sort,
    page: String(address.page),
    page_size: '50' as const,
  }
  return queryOptions({
    queryKey: ['public-persons', 'list', query],
    queryFn: ({ signal }) => request<typeof listPublicPersons>('GET', '/api/public-persons/', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some((one) => one.posts_moving) ? MOVING_MS : false),
    staleTime: FRESH,
    gcTime: KEPT,
    retry: false,
  })
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['public-persons', 'one', id],
    queryFn: ({ signal }) =>
      request<typeof getPublicPerson>('GET', '/api/public-persons/{id}/', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.posts_moving ? MOVING_MS : false),
    staleTime: FRESH,
    retry: false,
  })

/** One call for each part: what fails leaves the others standing. */
export const wordsQuery = (id: string, days: PeriodDays) =>
  queryOptions({
    queryKey: ['public-persons', 'words', id, days],
    queryFn: ({ signal }) =>
      request<typeof getPersonWords>('GET', '/api/public-persons/{id}/words/', {
        ...{ params: { id }, query: days, signal },
      }),
    ...{ placeholderData: keepPreviousData, staleTime: FRESH, retry: false },
  })

export const changesQuery = (id: string, days: PeriodDays) =>
  queryOptions({
    queryKey: ['public-persons', 'changes', id, days],
    queryFn: ({ signal }) =>
      request<typeof getPersonChanges>('GET', '/api/public-persons/{id}/changes/', {
        ...{ params: { id }, query: days, signal },
      }),
    ...{ placeholderData: keepPreviousData, staleTime: FRESH, retry: false },
  })

export const equalMessagesQuery = (id: string, days: PeriodDays) =>
  queryOptions({
    queryKey: ['public-persons', 'equal-messages', id, days],
    queryFn: ({ signal }) =>
      request<typeof getPersonEqualMessages>('GET', '/api/public-persons/{id}/equal-messages/', {
        ...{ params: { id }, query: days, signal },
      }),
    ...{ placeholderData: keepPreviousData, staleTime: FRESH, retry: false },
  })

/** What was collected of the person's accounts. */
export const coverageQuery = (id: string) =>
  queryOptions({
    queryKey: ['coverage', 'person', id],
    queryFn: ({ signal }) => request<typeof listCoverage>('GET', '/api/coverage/', { query: { person: id }, signal }),
    staleTime: FRESH,
    retry: false,
  })

/** What the filters offer; the same answer as on the query screen, kept under the same name. */
export const filterOptionsQuery = queryOptions({
  queryKey: ['post-options'],
  queryFn: ({ signal }) => request<typeof getPostOptions>('GET', '/api/post_options/', { signal }),
  staleTime: 300_000,
  retry: 1,
})

/** After a change of people: lists, pages, filters and publications are asked for again. */
export async function invalidatePeople(client: QueryClient): Promise<void> {
  const names = ['public-persons', 'post-options', 'posts', 'metrics']
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
}
