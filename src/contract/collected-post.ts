import type { ImportedPost } from './imported-post.ts'

/** A count as a network shows it: "1.2K" is 1200, known to `step` 100; a count that is not rounded has step 1. */
export type ShownCount = { value: number; step: number }

export type Reaction = {
  emoji: string
  count: ShownCount /** Bought with stars: not one person each. */
  paid: boolean
}

/** Where a forwarded post comes from. `link` is null when its author hides behind a name. */
export type ForwardOrigin = { name: string; link: string | null; author: string | null }

export type Reply = { link: string; author: string | null; text: string | null }

export type Poll = {
  question: string
  /** As the network words it: "Anonymous Poll", "Quiz". */
  kind: string | null
  options: { text: string; percent: number | null }[]
  voters: ShownCount | null
}

/** What a network shows of a page that a post links to. */
export type LinkCard = {
  url: string
  site: string | null
  title: string | null
  description: string | null
  image: string | null
}

/**
 * A post as a network showed it at one moment: the post itself, and what a file import never has. Every network that is
 * followed yields these.
 */
export type CollectedPost = {
  post: ImportedPost
  /** The post's own id first. In an album every picture has one, and none of them is a post of its own. */
  native_ids: string[]
  edited: boolean
  views: ShownCount | null
  reactions: Reaction[]
  forwarded_from: ForwardOrigin | null
  reply_to: Reply | null
  /** Who signed it, in a channel of several authors. */
  signature: string | null
  poll: Poll | null
  card: LinkCard | null
  /** One for each of `post.media`: a still image, or null. */
  previews: (string | null)[]
}
