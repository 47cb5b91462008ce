import type { AttachmentType, Hate } from '../labels.ts'
import type { Extras } from '../posts/extras.ts'

export type ImportedMedia = {
  type: AttachmentType
  /**
   * An http(s) address, the name of a file kept under the data directory, or null when the file was not part of the import. Of a video
   * whose facts say so, that of its poster.
   */
  url: string | null
  description: string | null
}

/**
 * What every source yields: a post as its network tells it, before any fact is added.
 * null means "the source does not say"; it is never replaced by 0 or by an empty text.
 */
export type ImportedPost = {
  /** One of PLATFORMS. */
  platform: string
  /** The account's handle as written, without "@". */
  account: string
  /** The post's id inside its platform and account. Platform, account and native id are the post's stable key. */
  native_id: string
  full_name: string
  date_created: Date
  content: string
  link: string | null
  views: number | null
  /** How finely views are known: "1.2K" to 100. Absent: exactly. */
  views_step?: number
  likes: number | null
  shares: number | null
  comments: number | null
  party: string | null
  role: string | null
  uf: string | null
  media: ImportedMedia[]
  /** Seconds. */
  duration: number | null
  description: string | null
  hate: Hate | null
  hate_score: number | null
  misleading_links: string[]
  /** Addresses that the text carries invisibly (a link behind words); those written out are found by the links step. */
  hidden_links: string[]
  /** What the network shows besides; absent: nothing. */
  extras?: Extras
}

/** One thing read from a source: a post, or a place in the file and why nothing could be made of it (a Portuguese sentence). */
export type SourceItem = { position: number; post: ImportedPost } | { position: number; reason: string }
