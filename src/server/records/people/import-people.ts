import { sql } from 'kysely'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { ImportedPerson, PersonItem } from '../../../contract/people/imported-person.ts'
import type { Postgres } from '../../store/postgres.ts'
import { recordAccountMoves } from '../posts/post-reassignments.ts'
import { createAccounts, listPeople, type Person } from './people.ts'
import { listAliases } from './people-aliases.ts'
import { createAffiliation, isChange } from './people-history.ts'
import { PeopleIndex, toNameKey } from './people-index.ts'

/**
 * Result of importing a list. Every item counts once as stored, updated, unchanged or set aside; an account that belongs to
 * another person is also listed under set_aside, and its person is stored without it.
 */
export type PeopleReport = {
  read: number
  stored: number
  updated: number
  unchanged: number
  set_aside: { position: number; reason: string }[]
}

/**
 * Stores a list of people; when Postgres fails, nothing is stored. Importing the same list again changes nothing. People are
 * matched by source id; without one, by name and state. A missing value never erases a stored one.
 */
export async function importPeople(
  pg: Postgres,
  items: Iterable<PersonItem> | AsyncIterable<PersonItem>,
  options: { demo: boolean },
): Promise<PeopleReport> {
  const list = await Array.fromAsync(items)
  return pg.transaction().execute(async (tx) => {
    // Each of two concurrent imports would miss the people added by the other.
    await sql`LOCK TABLE people IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const index = new PeopleIndex(await listPeople(tx), await listAliases(tx))
    const report: PeopleReport = { read: list.length, stored: 0, updated: 0, unchanged: 0, set_aside: [] }
    for (const item of list) await importItem(tx, index, item, options.demo, report)
    return report
  })
}

async function importItem(pg: Postgres, index: PeopleIndex, item: PersonItem, demo: boolean, report: PeopleReport) {
  const { position } = item
  if ('reason' in item) {
    report.set_aside.push({ position, reason: item.reason })
    return
  }
  const { person } = item
  const [known, other] = index.findSame(person, demo)
  if (other) {
    const reason = `Há mais de uma pessoa com o nome ${person.name}; informe a UF para saber de qual se trata.`
    report.set_aside.push({ position, reason })
    return
  }
  const stored = known ?? (await createPerson(pg, person, demo))
  const changed = known !== undefined && (await updatePerson(pg, known, person, index.isMerged(person.source_id)))
  if (!known) index.add(stored)
  else if (changed) index.addSource(known)
  const { added, taken } = await addAccounts(pg, index, stored, person.accounts)
  if (!known) report.stored += 1
  else if (changed || added > 0) report.updated += 1
  else report.unchanged += 1
  report.set_aside.push(...taken.map((reason) => ({ position, reason })))
}

async function createPerson(pg: Postgres, person: ImportedPerson, demo: boolean): Promise<Person> {
  const values = {
    source_id: person.source_id,
    name: person.name,
    role: person.role ?? '',
    party: person.party ?? '',
    uf: person.uf ?? '',
    gender: person.gender ?? ('' as const),
    image: person.image,
    demo,
  }
  const { id } = await pg
    .insertInto('people')
    .values({ ...values, name_key: toNameKey(person.name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...values, accounts: [] }
}

/** Returns whether the list changed any fact about the person. */
async function updatePerson(pg: Postgres, known: Person, person: ImportedPerson, isMerged: boolean): Promise<boolean> {
  const values = isMerged ? completeFacts(known, person) : replaceFacts(known, person)
  const before: Partial<Record<string, unknown>> = known
  if (Object.entries(values).every(([column, value]) => before[column] === value)) return false
  if (isChange(known, values)) await createAffiliation(pg, known.id, known, new Date())
  await pg
    .updateTable('people')
    .set({ ...values, name_key: toNameKey(values.name), updated_at: new Date() })
    .where('id', '=', known.id)
    .execute()
  Object.assign(known, values)
  return true
}

function replaceFacts(known: Person, person: ImportedPerson) {
  return {
    source_id: person.source_id ?? known.source_id,
    // A list without ids matched the person by name: "JOSE" there does not correct "José" here.
    name: person.source_id === null ? known.name : person.name,
    role: person.role ?? known.role,
    party: person.party ?? known.party,
    uf: person.uf ?? known.uf,
    gender: person.gender ?? known.gender,
    image: person.image ?? known.image,
  }
}

/** Two lists with different ids for one person must not rename them in turns. */
function completeFacts(known: Person, person: ImportedPerson) {
  return {
    source_id: known.source_id,
    name: known.name,
    role: known.role || (person.role ?? ''),
    party: known.party || (person.party ?? ''),
    uf: known.uf || (person.uf ?? ''),
    gender: known.gender || (person.gender ?? ('' as const)),
    image: known.image ?? person.image,
  }
}

async function addAccounts(pg: Postgres, index: PeopleIndex, person: Person, accounts: ImportedPerson['accounts']) {
  const owners = accounts.map((account) => ({ ...account, owner: index.findOwner(account) }))
  const added = owners.filter(({ owner }) => !owner)
  const fresh = [...new Map(added.map((one) => [accountKey(one.platform, one.handle), one])).values()]
  const created = await createAccounts(
    pg,
    fresh.map(({ platform, handle }) => ({ platform, handle, person_id: person.id })),
  )
  // Invented accounts have no posts stored before their people.
  if (!person.demo) await recordAccountMoves(pg, created)
  for (const account of fresh) index.addAccount(account, person)
  const taken = owners.flatMap(({ platform, handle, owner }) =>
    owner && owner !== person
      ? [`A conta @${handle} (${platform}) já é de ${owner.name}; ${person.name} ficou sem ela.`]
      : [],
  )
  return { added: fresh.length, taken }
}
