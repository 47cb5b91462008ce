import { createMessageSignature, type MessageSignature } from '../../enrich/message-signature.ts'
import { type PostFacts, printFacts } from './post-facts.ts'

/**
 * A post ready to be compared with the store. If it comes from another thread, its facts are parsed on demand: for most posts they are
 * never needed, because the store already has them.
 */
export type PreparedPost = {
  readonly id: string
  readonly fingerprint: string
  /** The facts as JSON, the last part of the row; bytes if another thread wrote them. */
  readonly json: string | Uint8Array
  readonly facts: PostFacts
  /** Unix seconds. */
  readonly date_created: number
  /** Has no attachments, description or extras: then the store adds nothing to it that depends on its contents. */
  readonly isPlain: boolean
  /** Signature of the message; null: too short. */
  readonly signature: MessageSignature | null
  /** Digest of the record, if it contains only this post. */
  readonly record?: SourceRecord | undefined
}

/** `digest`: a UUID of the text of a record and of everything that its post was made with. `isOfPerson`: its author is a known person. */
export type SourceRecord = { digest: string; isOfPerson: boolean }

export const createPrepared = (id: string, facts: PostFacts): PreparedPost => new PostHere(id, facts)

/** A class, because a literal with a getter takes microseconds. */
class PostHere implements PreparedPost {
  readonly id: string
  readonly facts: PostFacts
  readonly fingerprint: string
  readonly json: string

  constructor(id: string, facts: PostFacts) {
    const { json, fingerprint } = printFacts(facts)
    this.id = id
    this.facts = facts
    this.json = json
    this.fingerprint = fingerprint
  }

  get date_created(): number {
    return this.facts.date_created
  }
  get isPlain(): boolean {
    const { media_id, description, extras } = this.facts
    return media_id.length === 0 && description === '' && !extras
  }
  get signature(): MessageSignature | null {
    return createMessageSignature(this.facts.content)
  }
}
