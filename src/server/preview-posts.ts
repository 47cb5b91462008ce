import type { Readable } from 'node:stream'
import { accountKey } from '../contract/account-key.ts'
import type { ImportPreview, PreviewPost } from '../contract/import-preview.ts'
import type { SourceItem } from '../contract/imported-post.ts'
import { authorStep, type FindPerson, type KnownAccounts } from './enrich/author.ts'
import type { EnrichmentStep } from './enrich/draft-post.ts'
import { enrichPost } from './enrich/index.ts'
import { linkAccountsByName } from './enrich/person-by-name.ts'
import { PREVIEW_LIMITS, takeItems } from './preview-items.ts'
import { findAccounts, listPeople } from './records/people.ts'
import { SOURCES, type SourceFormat } from './sources/index.ts'
import type { SourceOptions } from './sources/source.ts'
import type { Postgres } from './store/postgres.ts'

type Task = { format: SourceFormat; options: SourceOptions; byName: boolean }
type Seen = Pick<ImportPreview, 'read' | 'of_people' | 'set_aside_count' | 'set_aside' | 'posts'>
type Known = { accounts: KnownAccounts; step: EnrichmentStep; names: ReadonlyMap<number, string> }

/** What is said of the author of each post is what the import would say now; nothing else is added to it. */
export async function previewPosts(pg: Postgres, bytes: Readable, { format, options, byName }: Task): Promise<Seen> {
  const known = await loadKnown(pg, byName)
  const seen: Seen = { read: 0, of_people: 0, set_aside_count: 0, set_aside: [], posts: [] }
  await takeItems(SOURCES[format](bytes, options), seen, (item) => {
    const post = describePost(item, known)
    if (post.person) seen.of_people += 1
    if (seen.posts.length < PREVIEW_LIMITS.shown) seen.posts.push(post)
  })
  return seen
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
    content: draft.content.slice(0, PREVIEW_LIMITS.characters),
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
