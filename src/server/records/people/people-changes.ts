import { sql } from 'kysely'
import type { CreatePerson, UpdatePerson } from '../../../contract/people/public-persons.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { recordPersonMove } from '../posts/post-reassignments.ts'
import type { Affiliation, Person } from './people.ts'
import { setAccounts } from './people-accounts.ts'
import { createAffiliation, findDayStart, isChange } from './people-history.ts'
import { toNameKey } from './people-index.ts'
import { listPeopleByIds } from './people-list.ts'
import { PeopleRefusal } from './people-refusal.ts'

/** Runs changes of people one at a time: two at once could both assign the same account. */
export async function changePeople<T>(pg: Postgres, change: (tx: Postgres) => Promise<T>): Promise<T> {
  return inTransaction(pg, async (tx) => {
    await sql`LOCK TABLE people IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    return change(tx)
  })
}

export async function getPerson(pg: Postgres, id: number): Promise<Person | undefined> {
  const [person] = await listPeopleByIds(pg, [id])
  return person
}

/** Returns the id of the new person. @throws PeopleRefusal when an account belongs to another person */
export async function createPerson(pg: Postgres, input: CreatePerson): Promise<number> {
  return changePeople(pg, async (tx) => {
    const { id } = await tx
      .insertInto('people')
      .values({
        source_id: null,
        name: input.name,
        name_key: toNameKey(input.name),
        role: input.role ?? '',
        party: input.party ?? '',
        uf: input.uf ?? '',
        gender: input.gender ?? '',
        image: input.image ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setAccounts(tx, id, input.accounts ?? [], input.take_accounts ?? false)
    return id
  })
}

/**
 * Changes the given fields and leaves the rest. A new role, party or state keeps the old one in the history, unless it is a
 * correction. Returns false when the id does not exist.
 * @throws PeopleRefusal
 */
export async function updatePerson(
  pg: Postgres,
  id: number,
  input: UpdatePerson,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<boolean> {
  return changePeople(pg, async (tx) => {
    const before = await getPerson(tx, id)
    if (!before) return false
    const name = input.name ?? before.name
    const after = readAffiliation(before, input)
    if (isChange(before, after) && !input.correction) {
      const since = input.since ? await findDayStart(tx, input.since, timeZone) : now
      await keepHistory(tx, before, since, now)
    }
    await tx
      .updateTable('people')
      .set({
        name,
        name_key: toNameKey(name),
        ...after,
        gender: input.gender === undefined ? before.gender : (input.gender ?? ''),
        image: input.image === undefined ? before.image : input.image,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    if (input.accounts) await setAccounts(tx, id, input.accounts, input.take_accounts ?? false)
    return true
  })
}

function readAffiliation(before: Affiliation, input: UpdatePerson): Affiliation {
  const pick = (column: keyof Affiliation) => (input[column] === undefined ? before[column] : (input[column] ?? ''))
  return { role: pick('role'), party: pick('party'), uf: pick('uf') }
}

async function keepHistory(pg: Postgres, before: Person, since: Date, now: Date): Promise<void> {
  if (since > now) throw new PeopleRefusal('since', 'A mudança não pode estar no futuro.')
  if (await createAffiliation(pg, before.id, before, since)) return
  throw new PeopleRefusal('since', 'Já há uma mudança depois desta data. Use uma data posterior a ela.')
}

/** Removes a person and their accounts; their posts remain, without a person. Returns false when the id does not exist. */
export async function deletePerson(pg: Postgres, id: number): Promise<boolean> {
  return changePeople(pg, async (tx) => {
    const [gone] = await tx.deleteFrom('people').where('id', '=', id).returning('id').execute()
    if (!gone) return false
    await recordPersonMove(tx, id, null)
    return true
  })
}
