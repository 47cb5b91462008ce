import { createMessageSignature, type MessageSignature } from '../../enrich/message-signature.ts'
import { type PostFacts, printFacts } from './post-facts.ts'

/**
 * A post ready to be compared with the store. One that comes from another thread tells its facts only to who asks: of most posts
 * nobody does, because what is written of them is known already.
 */
export type PreparedPost = {
  readonly id: string
  readonly fingerprint: string
  /** The facts as JSON, the last part of the row; bytes where another thread wrote them. */
  readonly json: string | Uint8Array
  readonly facts: PostFacts
  /** Unix seconds. */
  readonly date_created: number
  /** Has no attachment, no description and no extras: the store adds nothing to it that depends on what it says. */
  readonly isPlain: boolean
  /** What the message is compared by; null: too short. */
  readonly signature: MessageSignature | null
}

export function createPrepared(id: string, facts: PostFacts): PreparedPost {
  return {
    id,
    facts,
    ...printFacts(facts),
    date_created: facts.date_created,
    isPlain: facts.media_id.length === 0 && facts.description === '' && !facts.extras,
    get signature() {
      return createMessageSignature(facts.content, facts.folded)
    },
  }
}
