import { UFS } from '../../contract/labels.ts'
import { accountKey } from '../../contract/people/account-key.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'

type Affiliation = { party: string; role: string; uf: string }

/**
 * What a post takes from the public person who owns its account. Empty texts: not known. `former`: earlier affiliations, each until a
 * moment, oldest first.
 */
export type KnownPerson = Affiliation & {
  id: number
  name: string
  former?: readonly (Affiliation & { until: Date })[]
}

/** Accounts of public persons, by `accountKey`. */
export type KnownAccounts = ReadonlyMap<string, KnownPerson>

/** A second way to find the person, for accounts without a known owner. */
export type FindPerson = (post: DraftPost) => KnownPerson | undefined

/**
 * Sets the author of the post. Party, role and state are the file's; if absent, the person's on the post's day.
 * A state that does not exist in Brazil counts as absent.
 */
export function authorStep(accounts: KnownAccounts, findPerson?: FindPerson): EnrichmentStep {
  return {
    name: 'author',
    version: 1,
    run(post) {
      // The speaker of a live is set on the live, not on the channel that shows it.
      if (post.extras?.live) return
      const person = accounts.get(accountKey(post.platform, post.account)) ?? findPerson?.(post)
      post.person_id = person?.id ?? null
      // Sources without a name repeat the account.
      if (person && (post.full_name === '' || post.full_name === post.account)) post.full_name = person.name
      const affiliation = person && findAffiliation(person, post.date_created)
      post.party = post.party?.trim() || affiliation?.party || null
      post.role = post.role?.trim() || affiliation?.role || null
      post.uf = parseUf(post.uf) ?? parseUf(affiliation?.uf)
    },
  }
}

const findAffiliation = (person: KnownPerson, date: Date): Affiliation =>
  person.former?.find(({ until }) => date < until) ?? person

const KNOWN_UFS: ReadonlySet<string> = new Set(UFS)

function parseUf(text: string | null | undefined): string | null {
  const uf = text?.trim().toUpperCase() ?? ''
  return KNOWN_UFS.has(uf) ? uf : null
}
