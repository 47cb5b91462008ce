import type { ImportedPost } from './imported-post.ts'

/** A count as a network shows it: "1.2K" is 1200 with `step` 100; an exact count has step 1. */
export type ShownCount = { value: number; step: number }

export type Reaction = {
  emoji: string
  count: ShownCount /** Bought with stars: the count is not a number of people. */
  paid: boolean
}

/** A post as a network showed it at one moment: the post itself, and what a file import never has. Every followed network yields these. */
export type CollectedPost = {
  post: ImportedPost
  /** The post's own id first. In an album every picture has an id, but none of them is a post of its own. */
  native_ids: string[]
  views: ShownCount | null
  reactions: Reaction[]
  /** One per entry of `post.media`: a still image, or null. */
  previews: (string | null)[]
}
