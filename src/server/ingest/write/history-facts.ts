/** The facts that a post's history keeps: the text with links and attachments, and the counts. */
import type { PostAnnotations } from './post-annotations.ts'
import type { PostFacts } from './post-facts.ts'

export type TextFacts = Pick<PostFacts, 'content' | 'links' | 'media_type' | 'media_url'>
export type Counts = Pick<PostFacts, 'views' | 'views_step' | 'likes' | 'shares' | 'comments'>

/** The stored state of the post before a change. */
export type Before = PostAnnotations & TextFacts & Counts
