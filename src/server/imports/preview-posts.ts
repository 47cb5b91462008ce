import { accountKey } from '../../contract/people/account-key.ts'
import type { PreviewPost } from '../../contract/sources/import-preview.ts'
import type { SourceItem } from '../../contract/sources/imported-post.ts'
import { authorStep, type FindPerson, type KnownAccounts } from '../enrich/author.ts'
import type { EnrichmentStep } from '../enrich/draft-post.ts'
import { enrichPost } from '../enrich/index.ts'
import { linkAccountsByName } from '../enrich/person-by-name.ts'
import { findAccounts, listPeople } from '../records/people/people.ts'
import type { Postgres } from '../store/postgres.ts'

/** Maximum number of characters shown of a text. */
const MAX_CHARACTERS = 1_000

type Known = { accounts: KnownAccounts; step: EnrichmentStep; names: ReadonlyMap<number, string> }

/** The author of each post is resolved as the import would resolve it now; no other enrichment step runs. */
export async function previewPosts(
  pg: Postgres,
  items: readonly SourceItem[],
  byName: boolean,
): Promise<PreviewPost[]> {
  if (items.length === 0) return []
  const known = await loadKnown(pg, byName)
  return items.flatMap((item) => ('post' in item ? [describePost(item, known)] : []))
}

async function loadKnown(pg: Postgres, byName: boolean): Promise<Known> {
  const accounts = await findAccounts(pg)
  const people = byName ? (await listPeople(pg)).filter(({ demo }) => !demo) : []
  const findPerson: FindPerson | undefined = byName ? linkAccountsByName(people).findPerson : undefined
  const names = new Map([...accounts.values(), ...people].map(({ id, name }) => [id, name]))
  return { accounts, step: authorStep(accounts, findPerson), names }
}

function describePost({ position, post }: Extract<SourceItem, { post: unknown }>, known: Known): PreviewPost {
  const draft = enrichPost(post, [known.step])
  const id = draft.person_id
  return {
    position,
    platform: draft.platform,
    author: draft.account,
    fullName: draft.full_name,
    dateCreated: draft.date_created.toISOString(),
    content: draft.content.slice(0, MAX_CHARACTERS),
    link: draft.link,
    views: draft.views,
    likes: draft.likes,
    shares: draft.shares,
    comments: draft.comments,
    party: draft.party,
    role: draft.role,
    uf: draft.uf,
    attachments: draft.media.length,
    person: id === null ? null : { id, name: known.names.get(id) ?? draft.full_name },
    isByName: id !== null && !known.accounts.has(accountKey(draft.platform, draft.account)),
  }
}
