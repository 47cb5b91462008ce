import type { CollectedPost } from '../../../contract/sources/collected-post.ts'
import type { IdRange } from '../../../contract/sources/sync-cursor.ts'
import type { FetchText } from '../../net/rate-limited-fetch.ts'

/**
 * A network whose accounts are followed, page by page. To add one: a file that implements this type, one line in `index.ts`.
 *
 * Posts have positions on a line that grows with time (in Telegram their numbers); a page is a stretch of it. Results are always
 * reported as stretches, so that gaps are known, an interrupted scan resumes where it was, and no conclusion is drawn about what
 * was not read.
 */
export type Network = {
  /** One of PLATFORMS. */
  platform: string
  /**
   * Reads the page that ends before a position, or the newest one.
   * @throws SourceError when there is no response or none that is understood: then nothing is known of the account
   */
  readPage(handle: string, before: number | null, fetchText: FetchText): Promise<NetworkPage>
  /** Whether two addresses of the same attachment of a post lead to the same file: networks sign addresses, and renew the signatures. */
  isSameFile(before: string, after: string): boolean
}

export type AccountFacts = { handle: string | null; name: string | null; followers: number | null }

export type NetworkPage =
  | {
      kind: 'page'
      account: AccountFacts
      posts: PlacedPost[]
      /** Positions taken by something other than a post: a picture of an album, a message that could not be read. */
      taken: number[]
      rejected: Rejected[]
      stretch: IdRange | null
      isFirst: boolean
    }
  /** `says`: why, in the network's own words. */
  | { kind: 'no preview'; what: string; says?: string }
  | { kind: 'not found' }

/** What could not be read; `place` is the network's own id, or the number in the list. */
export type Rejected = { place: string; reason: string }

export type PlacedPost = CollectedPost & { place: number }
