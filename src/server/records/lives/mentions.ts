/** Mentions of watched terms: detected whenever chapters are written or corrected, in the same transaction. */
import { sql } from 'kysely'
import { MAX_CHAPTERS, MAX_WATCHED_TERMS, MENTIONS_PAGE } from '../../../contract/limits.ts'
import type { Mention } from '../../../contract/lives/watched-terms.ts'
import { findWatchedTerms } from '../../../text/watched-terms.ts'
import type { Postgres } from '../../store/postgres.ts'
import { toSeconds } from './live-progress.ts'
import { describeMoment, listWords, type TimedChapter, type TimedWord } from './timed-words.ts'

/** The same term within this many seconds counts as one mention: a rewritten draft does not warn twice. */
const MOMENT_SECONDS = 8
/** Context shown around a mention. */
const AROUND_SECONDS = 15
/** Number of chapters before a changed one in which a term may begin, or whose mention's context may still grow. */
const REACH = 20
/** Maximum read of one live at a time; a single call writes fewer. */
const MAX_READ = 1_100
/** More mentions in one call would be useless as warnings. */
const MAX_AT_ONCE = 500
/** Any number, shared by all who add mentions. */
const LOCK = 731_600_613

type Watched = { id: number; term: string; term_key: string }

/** Newest first; with `after`, the first ones after it, so that a polling client misses none. */
export async function listMentions(
  pg: Postgres,
  { live, after }: { live?: number | undefined; after?: number | undefined },
): Promise<Mention[]> {
  let query = pg
    .selectFrom('mentions')
    .innerJoin('lives', 'lives.id', 'mentions.live_id')
    .select(['mentions.id', 'term', 'live_id', 'lives.title', 'chapter_id', 'said_at', 'context'])
    .select('mentions.created_at')
  if (live !== undefined) query = query.where('live_id', '=', live)
  if (after !== undefined) query = query.where('mentions.id', '>', after)
  const isForward = after !== undefined
  const rows = await query
    .orderBy('mentions.id', isForward ? 'asc' : 'desc')
    .limit(MENTIONS_PAGE)
    .execute()
  return (isForward ? rows.reverse() : rows).map(({ live_id, title, created_at, ...mention }) => ({
    ...mention,
    live: { id: live_id, title },
    created_at: created_at.toISOString(),
  }))
}

/** Detects watched terms in changed chapters. Must be called in the transaction that changed them. */
export async function recordMentions(
  tx: Postgres,
  liveId: number,
  { from, to = MAX_CHAPTERS }: { from: number; to?: number },
): Promise<void> {
  const terms = await listTermsOf(tx, liveId)
  const chapters = await listAround(tx, liveId, from, to)
  const changed = chapters.filter(({ id }) => id >= from && id <= to)
  const [first, last] = [changed[0], changed.at(-1)]
  if (!first || !last) return
  const words = listWords(chapters)
  if (terms.length > 0) await addMentions(tx, liveId, findSaid(words, terms, from, to))
  await renewContexts(tx, liveId, { chapters, from: first.start - AROUND_SECONDS, to: last.end + AROUND_SECONDS })
}

/** Searches the last minutes of lives being listened to for a new term, which may just have been said. */
export async function recordRecentMentions(tx: Postgres, term: Watched & TermPlace, seconds: number): Promise<void> {
  for (const liveId of await listCapturedLives(tx, term)) {
    const { last } = await tx
      .selectFrom('chapters')
      .select(({ fn }) => fn.max('id').as('last'))
      .where('live_id', '=', liveId)
      .executeTakeFirstOrThrow()
    if (last === null) continue
    const chapters = await listAround(tx, liveId, last - MAX_READ / 2, last)
    const start = (chapters.at(-1)?.end ?? 0) - seconds
    const from = chapters.find((chapter) => chapter.end >= start)?.id ?? last
    await addMentions(tx, liveId, findSaid(listWords(chapters), [term], from, last))
    await renewContexts(tx, liveId, { chapters, from: start, to: Number.POSITIVE_INFINITY })
  }
}

type TermPlace = { live_id: number | null; person_id: number | null }
type Said = { term: Watched; at: number; chapterId: number }

async function listCapturedLives(tx: Postgres, { live_id, person_id }: TermPlace): Promise<number[]> {
  // Locked: chapters written meanwhile are either seen here, or their writer sees the new term.
  let query = tx.selectFrom('lives').select('id').where('listening', '=', 'listening').orderBy('id').forUpdate()
  if (live_id !== null) query = query.where('id', '=', live_id)
  if (person_id !== null) query = query.where('person_id', '=', person_id)
  return (await query.limit(100).execute()).map(({ id }) => id)
}

async function listTermsOf(tx: Postgres, liveId: number): Promise<Watched[]> {
  return tx
    .selectFrom('watched_terms')
    .innerJoin('lives', (join) => join.on('lives.id', '=', liveId))
    .select(['watched_terms.id', 'term', 'term_key'])
    .where((is) =>
      is.or([
        is('watched_terms.live_id', '=', liveId),
        is('watched_terms.person_id', '=', is.ref('lives.person_id')),
        is.and([is('watched_terms.live_id', 'is', null), is('watched_terms.person_id', 'is', null)]),
      ]),
    )
    .limit(MAX_WATCHED_TERMS)
    .execute()
}

async function listAround(tx: Postgres, liveId: number, from: number, to: number): Promise<TimedChapter[]> {
  const rows = await tx
    .selectFrom('chapters')
    .select(['id', 'started_at', 'finished_at', 'transcription'])
    .where('live_id', '=', liveId)
    .where('id', '>=', from - REACH)
    .where('id', '<=', Math.min(MAX_CHAPTERS, to + REACH))
    .orderBy('id')
    .limit(MAX_READ)
    .execute()
  return rows.map((row) => ({ id: row.id, text: row.transcription, ...toSpan(row) }))
}

/** Matches with at least one word in a changed chapter; a term may span two chapters. */
function findSaid(words: readonly TimedWord[], terms: readonly Watched[], from: number, to: number): Said[] {
  const matches = findWatchedTerms(
    words.map(({ stems }) => stems),
    terms,
  )
  return matches.flatMap(({ term, start, end }) => {
    const said = words.slice(start, end)
    const [first] = said
    const isNew = said.some(({ chapterId }) => chapterId >= from && chapterId <= to)
    return first && isNew ? [{ term, at: first.start, chapterId: first.chapterId }] : []
  })
}

async function addMentions(tx: Postgres, liveId: number, said: readonly Said[]): Promise<void> {
  const [first, last] = [said[0], said.at(-1)]
  if (!first || !last) return
  // Ids become visible in ascending order, so that a client polling for later ones misses none.
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const known = await tx
    .selectFrom('mentions')
    .select(['term', 'said_at'])
    .where('live_id', '=', liveId)
    .where('said_at', '>=', first.at - MOMENT_SECONDS)
    .where('said_at', '<=', last.at + MOMENT_SECONDS)
    .execute()
  const moments = new Map<string, number[]>()
  for (const { term, said_at } of known) moments.set(term, [...(moments.get(term) ?? []), said_at])
  const fresh = said.filter(({ term: { term }, at }) => {
    const times = moments.get(term) ?? []
    if (times.some((time) => Math.abs(time - at) < MOMENT_SECONDS)) return false
    moments.set(term, [...times, at])
    return true
  })
  const rows = fresh.slice(0, MAX_AT_ONCE).map(({ term, at, chapterId }) => ({
    live_id: liveId,
    chapter_id: chapterId,
    said_at: at,
    term: term.term,
    term_id: term.id,
    context: '',
  }))
  if (rows.length > 0) await tx.insertInto('mentions').values(rows).execute()
}

/** Updates the contexts: words after a mention arrive later, and a correction may change those before it. */
async function renewContexts(
  tx: Postgres,
  liveId: number,
  { chapters, from, to }: { chapters: readonly TimedChapter[]; from: number; to: number },
): Promise<void> {
  const mentions = await tx
    .selectFrom('mentions')
    .select(['id', 'said_at', 'context', 'chapter_id'])
    .where('live_id', '=', liveId)
    .where('said_at', '>=', from)
    .where((is) => (Number.isFinite(to) ? is('said_at', '<=', to) : is.val(true)))
    .execute()
  for (const { id, said_at, context, chapter_id } of mentions) {
    const now = describeMoment(chapters, said_at, AROUND_SECONDS)
    if (now.context === '' || (now.context === context && now.chapterId === chapter_id)) continue
    const changes = { context: now.context, chapter_id: now.chapterId ?? chapter_id }
    await tx.updateTable('mentions').set(changes).where('id', '=', id).execute()
  }
}

const toSpan = (row: { started_at: string; finished_at: string }) => ({
  start: toSeconds(row.started_at),
  end: toSeconds(row.finished_at),
})
