import { sql } from 'kysely'
import { LIVES_PAGE } from '../../../contract/limits.ts'
import type { Live, LiveChanges, NewLive } from '../../../contract/lives/lives.ts'
import { foldText } from '../../../text/fold.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { completeTranscription } from './live-completion.ts'
import { selectProgress, toProgress } from './live-progress.ts'

type Row = Awaited<ReturnType<ReturnType<typeof selectLives>['executeTakeFirstOrThrow']>>

/** Lives with every word of `search` in title, channel, description or address; last added first, limited. */
export async function listLives(
  pg: Postgres,
  { search = '', before }: { search?: string | undefined; before?: number | undefined },
): Promise<Live[]> {
  let query = selectLives(pg)
  for (const word of foldText(search).split(' ').filter(Boolean)) {
    query = query.where((is) => is(sql`strpos(search_key, ${word})`, '>', 0))
  }
  if (before !== undefined) query = query.where('lives.id', '<', before)
  const rows = await query.orderBy('lives.id', 'desc').limit(LIVES_PAGE).execute()
  return rows.map(toLive)
}

export async function findLive(pg: Postgres, id: number): Promise<Live | undefined> {
  const row = await selectLives(pg).where('lives.id', '=', id).executeTakeFirst()
  return row && toLive(row)
}

/** Stores a live; undefined when its address already exists. `createdBy`: the id of a user. */
export async function createLive(
  pg: Postgres,
  live: NewLive,
  { createdBy = null, demo = false }: { createdBy?: number | null; demo?: boolean },
): Promise<Live | undefined> {
  const row = {
    url: live.url,
    title: live.title ?? nameAddress(live.url),
    description: live.description,
    channel_title: live.channel_title,
    is_live: live.is_live ?? false,
    started_at: toDate(live.started_at),
    finished_at: toDate(live.finished_at),
    starts_at: toDate(live.starts_at),
    person_id: toNumber(live.person),
    listening: chooseListening(live),
  }
  const created = await pg
    .insertInto('lives')
    .values({ ...row, search_key: foldSearchKey(row), created_by: createdBy, demo })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created && findLive(pg, created.id)
}

/** Changes the given fields; undefined when the live does not exist. */
export async function updateLive(pg: Postgres, id: number, changes: LiveChanges): Promise<Live | undefined> {
  return inTransaction(pg, async (tx) => {
    const before = await tx.selectFrom('lives').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) return undefined
    const { started_at, finished_at, starts_at, person, ...rest } = changes
    const after = {
      ...rest,
      ...(starts_at !== undefined && { starts_at: toDate(starts_at) }),
      ...(person !== undefined && { person_id: toNumber(person) }),
      ...(started_at !== undefined && { started_at: toDate(started_at) }),
      ...(finished_at !== undefined && { finished_at: toDate(finished_at) }),
    }
    await tx
      .updateTable('lives')
      // Speaker, time and place are indexed with everything said, so it must be indexed again.
      .set({ ...after, search_key: foldSearchKey({ ...before, ...after }), indexed_until: null })
      .where('id', '=', id)
      .execute()
    if (changes.transcribed && !before.transcribed) await completeTranscription(tx, id)
    return findLive(tx, id)
  })
}

/** Removes a live with its chapters. Returns whether it existed. */
export async function deleteLive(pg: Postgres, id: number): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('lives').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) return false
    // Its speech is still found by searches until a job has processed this row.
    await tx.insertInto('removed_lives').values({ id }).execute()
    return true
  })
}

function selectLives(pg: Postgres) {
  return selectProgress(pg)
    .leftJoin('people', 'people.id', 'lives.person_id')
    .select([
      'lives.id',
      'lives.url',
      'lives.title',
      'lives.description',
      'lives.channel_title',
      'lives.is_live',
      'lives.started_at',
      'lives.finished_at',
      'lives.starts_at',
      'lives.person_id',
      'people.name as person_name',
    ])
    .select((is) =>
      is
        .selectFrom('chapters')
        .select(is.cast<number>(is.fn.countAll(), 'integer').as('count'))
        .whereRef('chapters.live_id', '=', 'lives.id')
        .as('chapter_count'),
    )
}

function toLive(row: Row): Live {
  const { id, url, title, description, channel_title, is_live, transcribed, person_id, person_name } = row
  return {
    id,
    url,
    title,
    description,
    channel_title,
    is_live,
    transcribed,
    ...toProgress(row, new Date()),
    chapter_count: row.chapter_count ?? 0,
    starts_at: row.starts_at?.toISOString() ?? null,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    person: person_id === null ? null : { id: String(person_id), name: person_name ?? '' },
  }
}

type Named = { title: string; channel_title?: string | null; description?: string | null; url: string }

const chooseListening = ({ listen, starts_at }: NewLive): 'off' | 'scheduled' | 'queued' => {
  if (!listen) return 'off'
  return starts_at && Date.parse(starts_at) > Date.now() ? 'scheduled' : 'queued'
}

export const foldSearchKey = ({ title, channel_title, description, url }: Named) =>
  foldText([title, channel_title, description, url].join(' '))

/** "https://www.youtube.com/watch?v=x" → "youtube.com/watch?v=x" */
export const nameAddress = (url: string) => url.replace(/^(https?|rtmps?):\/\/(www\.)?/, '').slice(0, 300)

const toDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null)

const toNumber = (id: string | null | undefined) => (id ? Number(id) : null)
