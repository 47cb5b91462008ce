import type { CollectedPost } from '../../../contract/sources/collected-post.ts'
import type { IdRange } from '../../../contract/sources/sync-cursor.ts'
import type { FetchText } from '../../net/rate-limited-fetch.ts'

/**
 * A network whose accounts are followed, page by page. To add one: a file that fills this, one line in `index.ts`.
 *
 * Posts have places on a line that grows with time (in Telegram their numbers); a page is a stretch of it. What is read is
 * always told as stretches, so that what is missing is known, an interrupted reading goes on where it was, and no
 * conclusion is drawn about what was not looked at.
 */
export type Network = {
  /** One of PLATFORMS. */
  platform: string
  /**
   * The page that ends before a place, or the newest one.
   * @throws SourceError when there is no answer or none that is understood: then nothing is known of the account
   */
  readPage(handle: string, before: number | null, fetchText: FetchText): Promise<NetworkPage>
  /** Whether two addresses of the same place in a post lead to the same file: networks sign them, and sign them anew. */
  isSameFile(before: string, after: string): boolean
}

export type AccountFacts = { handle: string | null; name: string | null; followers: number | null }

export type NetworkPage =
  | {
      kind: 'page'
      account: AccountFacts
      posts: PlacedPost[]
      /** Places that something other than a post has: a picture of an album, a message that could not be read. */
      taken: number[]
      rejected: Rejected[]
      stretch: IdRange | null
      isFirst: boolean
    }
  /** `says`: why, in the network's own words. */
  | { kind: 'no preview'; what: string; says?: string }
  | { kind: 'not found' }

/** What could not be read; `place` as the network tells it, or the number in the list. */
export type Rejected = { place: string; reason: string }

export type PlacedPost = CollectedPost & { place: number }
