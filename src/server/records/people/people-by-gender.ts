import { sql } from 'kysely'
import type { Gender } from '../../../contract/people/offices.ts'
import type { Postgres } from '../../store/postgres.ts'
import { MAX_PEOPLE } from './people-list.ts'

/** The ids of people whose gender is known. */
export type PeopleByGender = Readonly<Record<Gender, readonly number[]>>

type Kept = { readonly state: string; readonly people: PeopleByGender }
const keptBy = new WeakMap<Postgres, Kept>()

/** A checksum of all genders: it changes when one of them changes, in whichever process. */
const STATE = sql`bit_xor(hashtextextended(gender, id))::text`

/**
 * Null: more than one query may count over. Every call checks whether the cached ids are current; they are read again only after
 * a change, as text, because reading 60,000 rows takes longer than everything else in a query.
 */
export async function listPeopleByGender(pg: Postgres, most = MAX_PEOPLE): Promise<PeopleByGender | null> {
  const question = sql<{ people: number; state: string | null }>`
    SELECT count(*)::integer AS people, ${STATE} AS state FROM people WHERE gender <> ''`
  const [now] = (await question.execute(pg)).rows
  if (now && now.people > most) return null
  const kept = keptBy.get(pg)
  if (kept && kept.state === now?.state) return kept.people
  const read = await readPeople(pg)
  keptBy.set(pg, read)
  return read.people
}

async function readPeople(pg: Postgres): Promise<Kept> {
  const question = sql<Record<Gender | 'state', string | null>>`
    SELECT ${STATE} AS state, string_agg(id::text, ' ') FILTER (WHERE gender = 'feminino') AS feminino,
      string_agg(id::text, ' ') FILTER (WHERE gender = 'masculino') AS masculino FROM people WHERE gender <> ''`
  const [row] = (await question.execute(pg)).rows
  const people = { feminino: readIds(row?.feminino), masculino: readIds(row?.masculino) }
  return { state: row?.state ?? '', people }
}

const readIds = (text: string | null | undefined) => (text ? text.split(' ').map(Number) : [])
