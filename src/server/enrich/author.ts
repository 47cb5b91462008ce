import { accountKey } from '../../contract/account-key.ts'
import { UFS } from '../../contract/labels.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'

/** What a post takes over from the public person who owns its account. Empty texts: not known. */
export type KnownPerson = { id: number; name: string; party: string; role: string; uf: string }

/** Accounts of public persons, by `accountKey`. */
export type KnownAccounts = ReadonlyMap<string, KnownPerson>

/** A second way to a person, for accounts that nobody is known to own. */
export type FindPerson = (post: DraftPost) => KnownPerson | undefined

/**
 * Who wrote the post. Party, role and state are those the file tells; where it does not, the person's at this moment.
 * A state that Brazil does not have counts as not told.
 */
export function authorStep(accounts: KnownAccounts, findPerson?: FindPerson): EnrichmentStep {
  return {
    name: 'author',
    run(post) {
      const person = accounts.get(accountKey(post.platform, post.account)) ?? findPerson?.(post)
      post.person_id = person?.id ?? null
      // Sources that are not told a name repeat the account.
      if (person && (post.full_name === '' || post.full_name === post.account)) post.full_name = person.name
      post.party = post.party?.trim() || person?.party || null
      post.role = post.role?.trim() || person?.role || null
      post.uf = parseUf(post.uf) ?? parseUf(person?.uf)
    },
  }
}

const KNOWN_UFS: ReadonlySet<string> = new Set(UFS)

function parseUf(text: string | null | undefined): string | null {
  const uf = text?.trim().toUpperCase() ?? ''
  return KNOWN_UFS.has(uf) ? uf : null
}
