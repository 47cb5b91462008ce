import { accountKey } from '../../contract/account-key.ts'
import type { CoverageFilters } from '../../contract/coverage.ts'
import { Reading } from '../../contract/reading.ts'
import type { Postgres } from '../store/postgres.ts'
import { toPostAccount } from './source-account.ts'

/** How a followed account is read. */
export type Following = {
  created_at: Date
  last_good_at: Date | null
  is_paused: boolean
  problem: string | null
  reading: Reading
}

/** An account that is somebody's, or followed, or both. */
export type KnownAccount = {
  platform: string
  handle: string
  person: { id: number; name: string } | null
  following: Following | null
}

type Filters = Omit<CoverageFilters, 'start_date' | 'end_date'>

/** The accounts that filters of posts choose; without any, all of them. By person, then by handle. */
export async function listKnownAccounts(pg: Postgres, filters: Filters): Promise<KnownAccount[]> {
  const [owned, followed] = await Promise.all([listOwned(pg, filters), listFollowed(pg)])
  const known = new Map<string, KnownAccount>()
  for (const { platform, handle, id, name } of owned) {
    const key = accountKey(platform, handle)
    known.set(key, { platform, handle, person: { id, name }, following: followed.get(key)?.following ?? null })
  }
  const chooses = [filters.public_person, filters.party, filters.role, filters.uf].some((one) => one?.length)
  // Whoever is nobody's has no party: a filter of people leaves them out.
  if (!chooses) for (const [key, one] of followed) if (!known.has(key)) known.set(key, one)
  const accounts = [...known.values()]
  return filters.platform?.length ? accounts.filter(({ platform }) => filters.platform?.includes(platform)) : accounts
}

async function listOwned(pg: Postgres, { public_person, party, role, uf }: Filters) {
  let question = pg
    .selectFrom('accounts')
    .innerJoin('people', 'people.id', 'accounts.person_id')
    .select(['platform', 'handle', 'people.id', 'people.name'])
    .orderBy('people.name_key')
    .orderBy('platform')
    .orderBy('handle_key')
  if (public_person?.length) question = question.where('people.id', 'in', public_person.map(Number))
  if (party?.length) question = question.where('party', 'in', party)
  if (role?.length) question = question.where('role', 'in', role)
  if (uf?.length) question = question.where('uf', 'in', uf)
  return question.execute()
}

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
      const following = { ...rest, reading: Reading.parse(reading) }
      return [[accountKey(account.platform, account.handle), { ...account, person: null, following }]]
    }),
  )
}
