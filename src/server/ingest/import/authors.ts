import type { Author, DraftPost, EnrichmentStep } from '../../enrich/draft-post.ts'

/** The author account of a post. null for lives: their speakers are recorded with the live, not with the channel that shows it. */
export const findAuthor = ({ platform, account, person_id, extras }: DraftPost): Author | null =>
  extras?.live ? null : { platform, account, person_id }

/** The distinct pairs of person and account in a batch. */
export class Authors {
  readonly #authors = new Map<string, Author>()

  add(author: Author | null): void {
    if (author) this.#authors.set(`${author.person_id} ${author.platform} ${author.account}`, author)
  }

  list(): Author[] {
    return [...this.#authors.values()]
  }
}

/** Must be called when the posts are in the store. */
export async function settleAuthors(steps: readonly EnrichmentStep[], authors: readonly Author[]): Promise<void> {
  for (const step of steps) await step.settle?.(authors)
}
