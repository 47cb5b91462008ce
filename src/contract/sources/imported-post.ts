import type { AttachmentType, Hate } from '../labels.ts'
import type { Extras } from '../posts/extras.ts'

export type ImportedMedia = {
  type: AttachmentType
  /**
   * An http(s) address, the name of a file under the data directory, or null if the file was not part of the import. If
   * the facts of a video say so, the address of its poster.
   */
  url: string | null
  description: string | null
}

/**
 * What every source yields: a post as its network gives it, before any fact is added. null means "the source does not
 * say"; it is never replaced by 0 or an empty text.
 */
export type ImportedPost = {
  /** One of PLATFORMS. */
  platform: string
  /** The account's handle as written, without "@". */
  account: string
  /** The post's id within its platform and account. Platform, account and native id form the post's stable key. */
  native_id: string
  full_name: string
  date_created: Date
  content: string
  link: string | null
  views: number | null
  /** Precision of `views`: 100 for "1.2K". Absent: exact. */
  views_step?: number
  likes: number | null
  shares: number | null
  comments: number | null
  party: string | null
  role: string | null
  uf: string | null
  media: ImportedMedia[]
  /** In seconds. */
  duration: number | null
  description: string | null
  hate: Hate | null
  hate_score: number | null
  misleading_links: string[]
  /** Addresses that are not visible in the text (links behind words); the links step finds the visible ones. */
  hidden_links: string[]
  /** Further data the network shows; absent: none. */
  extras?: Extras
}

/** One item read from a source: a post, or a position in the file and why it could not be used (a Portuguese sentence). */
export type SourceItem = { position: number; post: ImportedPost } | { position: number; reason: string }
