import type { Author, DraftPost, EnrichmentStep } from '../enrich/draft-post.ts'

/** Whose posts of which accounts a batch holds, each pair once. */
export class Authors {
  readonly #authors = new Map<string, Author>()

  add({ platform, account, person_id, extras }: DraftPost): void {
    // Who speaks in a live is said of the live, not of the channel that shows it.
    if (extras?.live) return
    this.#authors.set(`${person_id} ${platform} ${account}`, { platform, account, person_id })
  }

  /** To be called when the posts are in the store. */
  async settle(steps: readonly EnrichmentStep[]): Promise<void> {
    const authors = [...this.#authors.values()]
    for (const step of steps) await step.settle?.(authors)
  }
}
