import { type Selectable, sql } from 'kysely'
import { SOURCE_STATES } from '../../../contract/labels.ts'
import type { Source, SourceChange, SourceList, SourceQuery } from '../../../contract/sources/sources.ts'
import { type ScanTask, SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import { foldText } from '../../../text/fold.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** Followed accounts: those with a problem first, then by handle. */
export async function listSources(pg: Postgres, query: SourceQuery): Promise<SourceList> {
  const { page, page_size } = query
  const found = searchSources(pg, query)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(COLUMNS)
    .orderBy((order) => order.case().when('problem', 'is', null).then(1).else(0).end())
    .orderBy('sources.handle_key')
    .orderBy('sources.id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return {
    items: rows.map(describeSource),
    ...{ page, page_size, total_items: total, total_pages: Math.ceil(total / page_size) },
  }
}

/** One source; undefined when it is not followed. */
export async function findSource(pg: Postgres, id: number): Promise<Source | undefined> {
  const row = await joinOwner(pg).where('sources.id', '=', id).select(COLUMNS).executeTakeFirst()
  return row && describeSource(row)
}

/** Returns the updated source; undefined when it is not followed. A new start date makes it due at once. */
export async function updateSource(
  pg: Postgres,
  id: number,
  change: Pick<SourceChange, 'is_paused' | 'since'>,
): Promise<Source | undefined> {
  const values = {
    ...(change.is_paused === undefined ? {} : { is_paused: change.is_paused }),
    ...(change.since === undefined
      ? {}
      : { since: change.since === null ? null : new Date(change.since), next_run_at: new Date() }),
  }
  if (Object.keys(values).length > 0) await pg.updateTable('sources').set(values).where('id', '=', id).execute()
  return findSource(pg, id)
}

/** Makes a source the next to be read, and resumes it if paused. Returns it; undefined when it is not followed. */
export async function makeSourceDue(pg: Postgres, id: number): Promise<Source | undefined> {
  await pg
    .updateTable('sources')
    .set({ next_run_at: new Date(0), is_paused: false })
    .where('id', '=', id)
    .execute()
  return findSource(pg, id)
}

/** Whether the source existed. Its posts remain. */
export async function deleteSource(pg: Postgres, id: number): Promise<boolean> {
  return (await pg.deleteFrom('sources').where('id', '=', id).returning('id').execute()).length > 0
}

/** Whether a row is for the account under which posts of the source are stored, as in `toPostAccount`. */
function isSourceOf(table: 'accounts' | 'post_reassignments') {
  const [platform, handle_key] = [sql.ref(`${table}.platform`), sql.ref(`${table}.handle_key`)]
  return sql<boolean>`((network = 'telegram-web' AND ${platform} = 'Telegram' AND ${handle_key} = sources.handle_key)
    OR (network = 'feed-posts' AND ${platform} = 'Outra'
      AND ${handle_key} = regexp_replace(sources.handle_key, '^https?://', '')))`
}

const COLUMNS = [
  'sources.id',
  'network',
  'sources.handle',
  'sources.name',
  'followers',
  'state',
  'problem',
  'is_paused',
  'since',
  'reading',
  'last_run_at',
  'last_good_at',
  'next_run_at',
  'posts_stored',
  'posts_changed',
  'posts_deleted',
  sql<boolean>`claimed_until IS NOT NULL AND claimed_until > clock_timestamp()`.as('is_running'),
  'sources.created_at',
  'people.id as person_id',
  'people.name as person_name',
  sql<boolean>`EXISTS (SELECT 1 FROM post_reassignments WHERE ${isSourceOf('post_reassignments')})`.as('posts_moving'),
] as const

const joinOwner = (pg: Postgres) =>
  pg
    .selectFrom('sources')
    .leftJoin('accounts', (join) => join.on(isSourceOf('accounts')))
    .leftJoin('people', 'people.id', 'accounts.person_id')

function searchSources(pg: Postgres, { search, state }: SourceQuery) {
  const all = joinOwner(pg)
  const found =
    state === undefined
      ? all
      : state === 'pausada'
        ? all.where('is_paused', '=', true)
        : all.where('state', '=', state).where('is_paused', '=', false)
  if (search === '') return found
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return found.where((is) =>
    is.or([
      is('sources.handle_key', 'like', part),
      is(sql`lower(coalesce(sources.name, ''))`, 'like', part),
      is('people.name_key', 'like', `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`),
    ]),
  )
}

type SourceRow = Omit<
  Selectable<Tables['sources']>,
  'handle_key' | 'failures' | 'created_by' | 'claimed_until' | 'claimed_by' | 'storing'
> & {
  is_running: boolean
  person_id: number | null
  person_name: string | null
  posts_moving: boolean
}

/** Requested and not reached: scheduled for the next reading, or in progress. A source that cannot be read shows no progress. */
function describeBackfill(
  { since, network, state }: Pick<SourceRow, 'since' | 'network' | 'state'>,
  reached: number | null,
  walk: ScanTask | undefined,
): Source['backfill'] {
  const isReached = since === null || (reached !== null && reached <= since.getTime())
  const isReadable = state !== 'sem prévia' && state !== 'não existe'
  if (isReached || !isReadable || network !== 'telegram-web') return null
  const toIso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString())
  return { begun: toIso(walk?.begun), at: toIso(walk?.at) }
}

function describeSource({ person_id, person_name, reading, ...row }: SourceRow): Source {
  const { todo, reached, unreadable } = SyncCursor.parse(reading)
  const toIso = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    ...row,
    link: row.network === 'telegram-web' ? `https://t.me/${row.handle}` : row.handle,
    person: person_id === null || person_name === null ? null : { id: person_id, name: person_name },
    state: SOURCE_STATES.find((state) => state === row.state) ?? 'nova',
    since: toIso(row.since),
    reached: reached === null ? null : new Date(reached).toISOString(),
    unreadable: unreadable.map(({ place, reason, count = 1 }) => ({ place, reason, count })).reverse(),
    waiting: todo.map(({ why, before, after }) => ({ why, places: Math.max(0, before - after - 1) })),
    backfill: describeBackfill(
      row,
      reached,
      todo.find(({ why }) => why === 'backfill'),
    ),
    last_run_at: toIso(row.last_run_at),
    last_good_at: toIso(row.last_good_at),
    next_run_at: row.next_run_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }
}
