/** Requests of the sources screen, and their polling. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PreviewLine, previewSources } from '../../../contract/sources/source-preview.ts'
import type {
  AddedSources,
  createSources,
  deleteSource,
  listSources,
  NewSources,
  runSource,
  Source,
  SourceChange,
  SourceList,
  updateSource,
} from '../../../contract/sources/sources.ts'
import { request } from '../../api.ts'
import type { SourcesAddress } from './sources-address.ts'

export const SOURCES_KEY = ['sources']
const WORKING_MS = 3_000
const QUIET_MS = 20_000

/** One page of the followed accounts; polled often while one is being read or reassigned, otherwise now and then. */
export const sourcesQuery = ({ search, state, page }: SourcesAddress) =>
  queryOptions({
    queryKey: [...SOURCES_KEY, 'list', search ?? '', state ?? '', page ?? '1'],
    queryFn: ({ signal }) =>
      request<typeof listSources>('GET', '/api/sources/', { query: { search, state, page: page ?? '1' }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? WORKING_MS : QUIET_MS),
  })

const isWorking = ({ items }: SourceList) => items.some((source) => source.posts_moving || isBusy(source, Date.now()))

/** Whether it is being read, has more to read, or is about to be read. */
export const isBusy = ({ is_running, is_paused, next_run_at, backfill }: Source, now: number) =>
  is_running || (!is_paused && (backfill !== null || Date.parse(next_run_at) <= now))

export async function previewLines(text: string, signal: AbortSignal): Promise<PreviewLine[]> {
  const path = '/api/sources/preview/'
  return (await request<typeof previewSources>('POST', path, { body: { text }, signal })).lines
}

export function addSources(body: NewSources): Promise<AddedSources> {
  return request<typeof createSources>('POST', '/api/sources/', { body })
}

export function changeSource(id: number, body: SourceChange): Promise<Source> {
  return request<typeof updateSource>('PATCH', '/api/sources/{id}/', { params: { id }, body })
}

export function readNow(id: number): Promise<Source> {
  return request<typeof runSource>('POST', '/api/sources/{id}/run/', { params: { id } })
}

export async function removeSource(id: number): Promise<void> {
  await request<typeof deleteSource>('DELETE', '/api/sources/{id}/', { params: { id } })
}
