/** Snapshots of dossier items other than posts, and their current state. */
import type { DossierItem, NewThing } from '../../../contract/dossiers/dossier-items.ts'
import { ImageAsSeen, PassageAsSeen, PersonAsSeen, type PostAsSeen } from '../../../contract/dossiers/item-facts.ts'
import { nameOffice } from '../../../contract/people/offices.ts'
import type { Post } from '../../../contract/posts/post.ts'
import { signMediaUrl } from '../../http/media-address.ts'
import type { NewItem } from '../../records/dossiers/dossier-items.ts'
import { findPassage } from '../../records/lives/passages.ts'
import type { Person } from '../../records/people/people.ts'
import { listMerges } from '../../records/people/people-aliases.ts'
import { listPeopleByIds } from '../../records/people/people-list.ts'
import { findPosts } from '../../search/posts/posts.ts'
import type { Deps } from '../deps.ts'
import { readSnapshot, seePost, signSeen } from './post-as-seen.ts'

/** The new item; undefined when the thing is not stored. */
export async function seeThing({ pg, ch }: Deps, thing: NewThing): Promise<NewItem | undefined> {
  if (thing.kind === 'image') {
    const [post] = await findPosts(ch, [thing.post])
    const snapshot = seeImage(post, thing.attachment)
    return post && snapshot && { kind: 'image', reference: `${post.id}/${thing.attachment}`, snapshot }
  }
  if (thing.kind === 'passage') {
    const snapshot = await findPassage(pg, thing)
    return snapshot && { kind: 'passage', reference: `${thing.live}/${thing.from}/${thing.to}`, snapshot }
  }
  const [person] = await listPeopleByIds(pg, [Number(thing.id)])
  return person && { kind: 'person', reference: thing.id, snapshot: seePerson(person) }
}

const seePerson = ({ name, role, gender, party, uf, accounts }: Person): PersonAsSeen => ({
  ...{ name, party: party || null, uf: uf || null },
  office: nameOffice({ role, gender: gender || null, uf }),
  accounts: accounts.map(({ platform, handle }) => ({ platform, handle })),
})

function seeImage(post: Post | undefined, attachment: string): ImageAsSeen | undefined {
  const found = post?.media.find(({ id }) => id === attachment)
  if (!post || !found) return undefined
  const { id, type, url, thumbnail, description, ocr } = found
  const { content, fullName, author, platform, dateCreated, link } = post
  return {
    id,
    type,
    url,
    thumbnail,
    description,
    ocr,
    post: { content, fullName, author, platform, dateCreated, link },
  }
}

/** A dossier item as a stored row. */
export type StoredItem = { kind: string; reference: string; snapshot: unknown }
/** The fields of an item that depend on its kind. */
type Facts = DossierItem extends infer Item ? (Item extends DossierItem ? Omit<Item, keyof Held> : never) : never
type Held = Omit<Extract<DossierItem, { kind: 'person' }>, 'kind' | 'person_id' | 'snapshot' | 'now'>

/** The items of a page as they were and as they are, in their order. */
export async function seeItems(deps: Deps, rows: readonly StoredItem[]): Promise<Facts[]> {
  const references = (kind: string) => rows.flatMap((row) => (row.kind === kind ? row.reference : []))
  const posts = [...references('post'), ...references('image').map((one) => one.split('/')[0] ?? '')]
  const [found, people] = await Promise.all([
    findPosts(deps.ch, [...new Set(posts)]),
    findPeople(deps, references('person').map(Number)),
  ])
  const now = new Map(found.map((post) => [post.id, post]))
  return Promise.all(rows.map((row) => seeItem(deps, row, { now, people })))
}

type Now = { now: ReadonlyMap<string, Post>; people: ReadonlyMap<number, Person> }

async function seeItem(
  { pg, secret }: Deps,
  { kind, reference, snapshot }: StoredItem,
  { now, people }: Now,
): Promise<Facts> {
  const parts = reference.split('/')
  const [first = '', ...rest] = parts
  if (kind === 'image') {
    const attachment_id = rest.join('/')
    const image = seeImage(now.get(first), attachment_id) ?? null
    return {
      ...{ kind, post_id: first, attachment_id },
      ...{ snapshot: signImage(secret, ImageAsSeen.parse(snapshot)), now: image && signImage(secret, image) },
    }
  }
  if (kind === 'passage') {
    const [live = 0, from = 0, to = 0] = parts.map(Number)
    const passage = (await findPassage(pg, { live, from, to })) ?? null
    return { kind, live_id: live, from, to, snapshot: PassageAsSeen.parse(snapshot), now: passage }
  }
  if (kind === 'person') {
    const person = people.get(Number(first))
    const person_id = person ? String(person.id) : first
    return { kind, person_id, snapshot: PersonAsSeen.parse(snapshot), now: person ? seePerson(person) : null }
  }
  const post = now.get(reference)
  const seen: PostAsSeen | null = post ? seePost(post) : null
  return {
    ...{ kind: 'post', post_id: reference },
    ...{ snapshot: signSeen(secret, readSnapshot(snapshot)), now: signSeen(secret, seen) },
  }
}

/** Keyed by the ids under which they were added, even if they were merged into others since. */
async function findPeople({ pg }: Deps, ids: readonly number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const merges = await listMerges(pg)
  const follow = (id: number) => merges.get(id) ?? id
  const people = new Map((await listPeopleByIds(pg, ids.map(follow))).map((person) => [person.id, person]))
  return new Map(
    ids.flatMap((id) => {
      const person = people.get(follow(id))
      return person ? [[id, person] as const] : []
    }),
  )
}

const signImage = (secret: Uint8Array, image: ImageAsSeen): ImageAsSeen => ({
  ...image,
  url: signMediaUrl(secret, image.url),
  thumbnail: signMediaUrl(secret, image.thumbnail),
})
