/** What is said in lives, for the search index, and how much of it is indexed. */
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import { toSeconds } from './live-progress.ts'

/** The first lives whose speech is not completely indexed; includes removed ones. */
export async function listUnindexedLives(pg: Postgres, limit: number): Promise<number[]> {
  const removed = await pg.selectFrom('removed_lives').select('id').orderBy('id').limit(limit).execute()
  const changed = await pg
    .selectFrom('lives')
    .select('id')
    .where((is) =>
      is.exists(
        is
          .selectFrom('chapters')
          .select('chapters.id')
          .whereRef('chapters.live_id', '=', 'lives.id')
          .where((also) =>
            also.or([
              also('lives.indexed_until', 'is', null),
              also('chapters.updated_at', '>', also.ref('lives.indexed_until')),
            ]),
          ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return [...removed, ...changed].map(({ id }) => id)
}

/** undefined when the live does not exist. `until`: the value to pass to `noteFound` once this is indexed. */
export async function findSpeech(pg: Postgres, liveId: number) {
  return pg.transaction().execute(async (tx) => {
    const live = await findSpokenLive(tx, liveId)
    if (!live) return undefined
    const chapters = await tx
      .selectFrom('chapters')
      .innerJoin('lives', 'lives.id', 'chapters.live_id')
      .select(['chapters.started_at', 'chapters.speaker', 'chapters.transcription'])
      .select(sql<boolean>`coalesce(chapters.updated_at > lives.indexed_until, true)`.as('is_new'))
      // As text: a Date has no microseconds, and the stored value must not be earlier than what was read.
      .select(sql<string>`(max(chapters.updated_at) over ())::text`.as('until'))
      .where('chapters.live_id', '=', liveId)
      .orderBy('chapters.id')
      .execute()
    return { live, ...describeChapters(chapters), until: chapters[0]?.until ?? null }
  })
}

async function findSpokenLive(pg: Postgres, liveId: number) {
  const row = await pg
    .selectFrom('lives')
    .leftJoin('people', 'people.id', 'lives.person_id')
    .select([
      'lives.id',
      'lives.url',
      'lives.title',
      'lives.channel_title',
      'lives.demo',
      'lives.person_id',
      'people.name',
    ])
    .select(['people.party', 'people.role', 'people.uf'])
    .select((is) => is.fn.coalesce('lives.started_at', 'lives.created_at').as('began'))
    .where('lives.id', '=', liveId)
    .executeTakeFirst()
  if (!row) return undefined
  const { person_id, name, party, role, uf, ...live } = row
  const today = { party: party ?? '', role: role ?? '', uf: uf ?? '' }
  const then = person_id === null ? undefined : await findFormerAffiliation(pg, person_id, live.began)
  return { ...live, personId: person_id, person: name === null ? null : { name, ...today, ...then } }
}

/** A person's affiliation on a day, if it has changed since. */
function findFormerAffiliation(pg: Postgres, personId: number, day: Date) {
  return pg
    .selectFrom('person_affiliations')
    .select(['party', 'role', 'uf'])
    .where('person_id', '=', personId)
    .where('valid_until', '>', day)
    .orderBy('valid_until')
    .limit(1)
    .executeTakeFirst()
}

type ChapterRow = { started_at: string; speaker: string | null; transcription: string; is_new: boolean }

/** `changedFrom`: the first second whose indexed text is outdated; the previous end may have been cut off. */
function describeChapters(rows: readonly ChapterRow[]) {
  const chapters = rows.map(({ started_at, speaker, transcription }) => {
    return { start: toSeconds(started_at), speaker, text: transcription }
  })
  const changed = chapters.filter((_, i) => rows[i]?.is_new).map(({ start }) => start)
  const last = chapters.at(-1)?.start ?? 0
  return { chapters, changedFrom: changed.reduce((first, start) => Math.min(first, start), last) }
}

type Speech = NonNullable<Awaited<ReturnType<typeof findSpeech>>>

/** Records how much is indexed, unless the fields indexed with the speech have changed since it was read. */
export async function noteFound(pg: Postgres, { live, until }: Pick<Speech, 'live' | 'until'>): Promise<void> {
  await pg
    .updateTable('lives')
    .set({ indexed_until: sql<Date>`coalesce(${until}::timestamptz, clock_timestamp())` })
    .where('id', '=', live.id)
    .where('title', '=', live.title)
    .where('channel_title', 'is not distinct from', live.channel_title)
    .where('person_id', 'is not distinct from', live.personId)
    .where(sql`date_trunc('milliseconds', coalesce(started_at, created_at))`, '=', live.began)
    .execute()
}

export async function deleteSpeechOfRemovedLive(pg: Postgres, liveId: number): Promise<void> {
  await pg.deleteFrom('removed_lives').where('id', '=', liveId).execute()
}
