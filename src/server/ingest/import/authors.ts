import type { Author, DraftPost, EnrichmentStep } from '../../enrich/draft-post.ts'

/** Whose a post is. null: who speaks in a live is said of the live, not of the channel that shows it. */
export const findAuthor = ({ platform, account, person_id, extras }: DraftPost): Author | null =>
  extras?.live ? null : { platform, account, person_id }

/** Whose posts of which accounts a batch holds, each pair once. */
export class Authors {
  readonly #authors = new Map<string, Author>()

  add(author: Author | null): void {
    if (author) this.#authors.set(`${author.person_id} ${author.platform} ${author.account}`, author)
  }

  list(): Author[] {
    return [...this.#authors.values()]
  }
}

/** To be called when the posts are in the store. */
export async function settleAuthors(steps: readonly EnrichmentStep[], authors: readonly Author[]): Promise<void> {
  for (const step of steps) await step.settle?.(authors)
}
