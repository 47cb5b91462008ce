/**
 * How prepared posts pass from the reading thread to the writing thread. Posts to be written pass as bytes in one buffer, which
 * is transferred without copying and never decoded. The JSON of repetitions is not used, and there a string is cheaper.
 */
import { type Author, isOfPerson } from '../../enrich/draft-post.ts'
import type { MessageSignature } from '../../enrich/message-signature.ts'
import type { KnownItems, PreparedItem, ReadyItem } from '../../ingest/import/prepare-items.ts'
import type { PostFacts } from '../../ingest/write/post-facts.ts'
import { createPrepared, type PreparedPost, type SourceRecord } from '../../ingest/write/prepared-post.ts'

/** Posts, and positions without one, in the order of the source. */
export type PackedGroup = {
  items: ({ position: number; reason: string } | KnownItems | PackedPost)[]
  /** The distinct authors of the posts. */
  authors: Author[]
  /** Concatenated JSON facts of all posts that have no `json` of their own. */
  json: Uint8Array<ArrayBuffer>
}

/** `end`: end offset of its JSON in the bytes. `author`: index among the authors, -1 for none. */
type PackedPost = Pick<PreparedPost, 'id' | 'fingerprint' | 'date_created' | 'isPlain'> & {
  position: number
  characters: number
  end: number
  author: number
  /** Absent for a repetition. */
  signature?: MessageSignature | null
  /** Only for a repetition. */
  json?: string
  digest: string | undefined
}

const FIRST_SIZE = 1_000_000

/** Collects prepared posts; keeps only their packed form. */
export class Packer {
  #bytes = Buffer.allocUnsafeSlow(FIRST_SIZE)
  #end = 0
  #items: PackedGroup['items'] = []
  #authors = new Map<string, number>()
  #group: Author[] = []

  /** Number of records, including those that change nothing. */
  count = 0

  /** `isNew`: expected to be written, as far as known; the whole post is passed either way. `digest`: that of its record. */
  add(item: Exclude<PreparedItem, KnownItems>, isNew: boolean, digest?: string): void {
    this.count += 1
    if ('reason' in item) this.#items.push(item)
    else this.#items.push(this.#pack(item, isNew, digest))
  }

  /** Adds a record that changes nothing. */
  addKnown(position: number, isOfPerson: boolean): void {
    this.count += 1
    const last = this.#items.at(-1)
    const of_people = isOfPerson ? 1 : 0
    if (last && 'known' in last) {
      last.position = position
      last.known += 1
      last.of_people += of_people
    } else this.#items.push({ position, known: 1, of_people })
  }

  take(): PackedGroup {
    const group = { items: this.#items, authors: this.#group, json: new Uint8Array(this.#bytes.subarray(0, this.#end)) }
    this.count = 0
    this.#items = []
    this.#group = []
    this.#authors.clear()
    this.#end = 0
    return group
  }

  #pack({ post, author: whose, position, characters }: ReadyItem, isNew: boolean, digest?: string): PackedPost {
    const { id, fingerprint, date_created, isPlain, json } = post
    const author = this.#placeOf(whose)
    if (!isNew && typeof json === 'string') {
      return { id, fingerprint, date_created, isPlain, position, characters, author, end: this.#end, json, digest }
    }
    this.#addJson(json)
    const { signature } = post
    return { id, fingerprint, date_created, isPlain, position, characters, author, end: this.#end, signature, digest }
  }

  #addJson(json: string | Uint8Array): void {
    // A UTF-16 unit takes at most three bytes.
    const most = this.#end + json.length * 3
    if (most > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(most * 2)
      larger.set(this.#bytes.subarray(0, this.#end))
      this.#bytes = larger
    }
    if (typeof json === 'string') this.#end += this.#bytes.write(json, this.#end)
    else {
      this.#bytes.set(json, this.#end)
      this.#end += json.length
    }
  }

  #placeOf(author: Author | null): number {
    if (!author) return -1
    const key = `${author.person_id} ${author.platform} ${author.account}`
    const known = this.#authors.get(key)
    if (known !== undefined) return known
    this.#authors.set(key, this.#group.length)
    return this.#group.push(author) - 1
  }
}

/** Unpacks the items of a group. `onSignature` is called when a post's signature is read. */
export function* unpack({ items, authors, json }: PackedGroup, onSignature: () => void): Generator<PreparedItem> {
  let start = 0
  for (const item of items) {
    if ('reason' in item || 'known' in item) {
      yield item
      continue
    }
    const { position, characters, end, digest } = item
    const author = authors[item.author] ?? null
    const record = digest === undefined ? undefined : { digest, isOfPerson: isOfPerson(author) }
    const post = new UnpackedPost(item, item.json ?? json.subarray(start, end), record, onSignature)
    start = end
    yield { position, characters, author, post }
  }
}

class UnpackedPost implements PreparedPost {
  readonly json: string | Uint8Array
  readonly record: SourceRecord | undefined
  readonly #packed: PackedPost
  readonly #onSignature: () => void
  #known: PreparedPost | undefined

  constructor(
    packed: PackedPost,
    json: string | Uint8Array,
    record: SourceRecord | undefined,
    onSignature: () => void,
  ) {
    this.json = json
    this.record = record
    this.#packed = packed
    this.#onSignature = onSignature
  }

  get id() {
    return this.#packed.id
  }
  get fingerprint() {
    return this.#packed.fingerprint
  }
  get date_created() {
    return this.#packed.date_created
  }
  get isPlain() {
    return this.#packed.isPlain
  }
  get facts(): PostFacts {
    return this.#read().facts
  }
  get signature(): MessageSignature | null {
    this.#onSignature()
    const { signature } = this.#packed
    return signature === undefined ? this.#read().signature : signature
  }

  /** Not read for repetitions. */
  #read(): PreparedPost {
    this.#known ??= createPrepared(this.id, JSON.parse(toText(this.json)))
    return this.#known
  }
}

function toText(json: string | Uint8Array): string {
  return typeof json === 'string' ? json : Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString()
}
