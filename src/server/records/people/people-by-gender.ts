import { sql } from 'kysely'
import type { Gender } from '../../../contract/people/offices.ts'
import type { Postgres } from '../../store/postgres.ts'
import { MOST_PEOPLE } from './people-list.ts'

/** The ids of those of whom it is known. */
export type PeopleByGender = Readonly<Record<Gender, readonly number[]>>

type Kept = { readonly state: string; readonly people: PeopleByGender }
const keptBy = new WeakMap<Postgres, Kept>()

/** What the genders of all come to: another number once one of them is another, whichever process changed it. */
const STATE = sql`bit_xor(hashtextextended(gender, id))::text`

/**
 * Null: they are more than one answer may count over. Each question asks whether they are still those of the last; only after a change
 * they are read again, as texts, since reading 60,000 rows takes longer than all else of a question.
 */
export async function listPeopleByGender(pg: Postgres, most = MOST_PEOPLE): Promise<PeopleByGender | null> {
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
