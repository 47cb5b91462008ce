import { findRegion, UNSPECIFIED } from '../../../contract/labels.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { CoverageFilters } from '../../../contract/sources/coverage.ts'
import { SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import type { Postgres } from '../../store/postgres.ts'
import { toPostAccount } from '../sources/source-account.ts'

/** How a followed account is read. */
export type Following = {
  created_at: Date
  last_good_at: Date | null
  is_paused: boolean
  problem: string | null
  reading: SyncCursor
}

/** An account that belongs to a person, is followed, or both. */
export type KnownAccount = {
  platform: string
  handle: string
  person: { id: number; name: string } | null
  following: Following | null
}

type Filters = Omit<CoverageFilters, 'start_date' | 'end_date'>

/** The accounts selected by filters of posts; without filters, all. By person, then by handle. */
export async function listKnownAccounts(pg: Postgres, filters: Filters): Promise<KnownAccount[]> {
  const [owned, followed] = await Promise.all([listOwned(pg), listFollowed(pg)])
  const known = new Map<string, KnownAccount>()
  for (const { platform, handle, id, name, ...facts } of owned) {
    const key = accountKey(platform, handle)
    const following = followed.get(key)?.following ?? null
    followed.delete(key)
    if (isChosen({ ...facts, id }, filters)) known.set(key, { platform, handle, person: { id, name }, following })
  }
  const { public_person, party, role, gender, uf, region } = filters
  // An account without a person has no known party: most filters of people exclude it.
  const canBeNobodys =
    isOneOf('', public_person) && [party, role, gender, uf, region].every((values) => isOneOf(UNSPECIFIED, values))
  if (canBeNobodys) for (const [key, one] of followed) known.set(key, one)
  return [...known.values()].filter(({ platform }) => isOneOf(platform, filters.platform))
}

type Facts = { id: number; party: string; role: string; gender: string; uf: string }
const isChosen = (person: Facts, filters: Filters) =>
  isOneOf(String(person.id), filters.public_person) &&
  isOneOf(person.party || UNSPECIFIED, filters.party) &&
  isOneOf(person.role || UNSPECIFIED, filters.role) &&
  isOneOf(person.gender || UNSPECIFIED, filters.gender) &&
  isOneOf(person.uf || UNSPECIFIED, filters.uf) &&
  isOneOf(findRegion(person.uf) ?? UNSPECIFIED, filters.region)

/** Whether a filter with these values accepts `value`. */
export function isOneOf(value: string, values: readonly string[] | undefined): boolean {
  const { wanted, unwanted } = separateLeftOut(values)
  return (wanted.length === 0 || wanted.includes(value)) && !unwanted.includes(value)
}

const listOwned = (pg: Postgres) =>
  pg
    .selectFrom('accounts')
    .innerJoin('people', 'people.id', 'accounts.person_id')
    .select(['platform', 'handle', 'people.id', 'people.name', 'party', 'role', 'gender', 'uf'])
    .orderBy('people.name_key')
    .orderBy('platform')
    .orderBy('handle_key')
    .execute()

async function listFollowed(pg: Postgres): Promise<Map<string, KnownAccount>> {
  const rows = await pg
    .selectFrom('sources')
    .select(['network', 'handle', 'created_at', 'last_good_at', 'is_paused', 'problem', 'reading'])
    .orderBy('handle_key')
    .execute()
  return new Map(
    rows.flatMap(({ network, handle, reading, ...rest }): [string, KnownAccount][] => {
      const account = toPostAccount(network, handle)
      if (!account) return []
      const following = { ...rest, reading: SyncCursor.parse(reading) }
      return [[accountKey(account.platform, account.handle), { ...account, person: null, following }]]
    }),
  )
}
