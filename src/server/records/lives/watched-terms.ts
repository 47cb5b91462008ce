/** Terms that trigger a warning when said in a live. */
import { sql } from 'kysely'
import { MAX_WATCHED_TERMS } from '../../../contract/limits.ts'
import type { WatchedTerm } from '../../../contract/lives/watched-terms.ts'
import { toTermKey } from '../../../text/watched-terms.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { recordRecentMentions } from './mentions.ts'

export type NewTerm = { term: string; liveId: number | null; personId: number | null; createdBy: number }
/** Why a term was refused: the field at fault, and a sentence. */
export type TermRefusal = { field: 'term' | 'live' | 'person'; sentence: string }

/** A new term is also searched for in this much past speech of lives being listened to. */
const RECENT_SECONDS = 300
/** Any number, shared by all who add terms. */
const LOCK = 731_600_614

/** Terms that apply to a live, or all terms; by term. */
export async function listWatchedTerms(
  pg: Postgres,
  live?: { id: number; personId: number | null },
): Promise<WatchedTerm[]> {
  let query = selectTerms(pg)
  if (live) {
    query = query.where((is) =>
      is.or([
        is('watched_terms.live_id', '=', live.id),
        is.and([is('watched_terms.live_id', 'is', null), is('watched_terms.person_id', 'is', null)]),
        ...(live.personId === null ? [] : [is('watched_terms.person_id', '=', live.personId)]),
      ]),
    )
  }
  const rows = await query.orderBy('term_key').orderBy('watched_terms.id').limit(MAX_WATCHED_TERMS).execute()
  return rows.map(toTerm)
}

/** Adds a term, and detects recent mentions in lives being listened to. */
export function createWatchedTerm(pg: Postgres, given: NewTerm): Promise<WatchedTerm | TermRefusal> {
  const { term, liveId, personId, createdBy } = given
  const term_key = toTermKey(term)
  if (term_key === '') return Promise.resolve(refuse('term', 'Escreva ao menos uma letra ou um número.'))
  return inTransaction(pg, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const refusal = await findRefusal(tx, given)
    if (refusal) return refusal
    const created = await tx
      .insertInto('watched_terms')
      .values({ term, term_key, live_id: liveId, person_id: personId, created_by: createdBy })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'term', 'term_key', 'live_id', 'person_id'])
      .executeTakeFirst()
    if (!created) return refuse('term', 'Este termo já é acompanhado.')
    await recordRecentMentions(tx, created, RECENT_SECONDS)
    const row = await selectTerms(tx).where('watched_terms.id', '=', created.id).executeTakeFirstOrThrow()
    return toTerm(row)
  })
}

/** Existing mentions are kept. Returns whether the term existed. */
export async function deleteWatchedTerm(pg: Postgres, id: number): Promise<boolean> {
  const { numDeletedRows } = await pg.deleteFrom('watched_terms').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

async function findRefusal(tx: Postgres, { liveId, personId }: NewTerm): Promise<TermRefusal | null> {
  const { count } = await tx
    .selectFrom('watched_terms')
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_WATCHED_TERMS)
    return refuse('term', `São acompanhados até ${MAX_WATCHED_TERMS} termos; remova um antes.`)
  if (liveId !== null && !(await tx.selectFrom('lives').select('id').where('id', '=', liveId).executeTakeFirst()))
    return refuse('live', 'Esta live não existe mais.')
  if (personId !== null && !(await tx.selectFrom('people').select('id').where('id', '=', personId).executeTakeFirst()))
    return refuse('person', 'Esta pessoa não existe mais.')
  return null
}

const refuse = (field: TermRefusal['field'], sentence: string): TermRefusal => ({ field, sentence })

type Row = Awaited<ReturnType<ReturnType<typeof selectTerms>['executeTakeFirstOrThrow']>>

const selectTerms = (pg: Postgres) =>
  pg
    .selectFrom('watched_terms')
    .leftJoin('lives', 'lives.id', 'watched_terms.live_id')
    .leftJoin('people', 'people.id', 'watched_terms.person_id')
    .select([
      'watched_terms.id',
      'term',
      'watched_terms.live_id',
      'lives.title',
      'watched_terms.person_id',
      'people.name',
    ])

const toTerm = ({ id, term, live_id, title, person_id, name }: Row): WatchedTerm => ({
  id,
  term,
  live: live_id === null ? null : { id: live_id, title: title ?? '' },
  person: person_id === null ? null : { id: String(person_id), name: name ?? '' },
})
