import type { EnrichmentStep } from '../enrich/draft-post.ts'
import type { Network } from '../sources/network.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { listCollected, type Run } from './collect.ts'
import { createForms } from './collected-forms.ts'
import { importPosts } from './import-posts.ts'

/** Stores what a run read. Returns how many posts are new. @throws when the store does not take them: nothing is noted as read */
export async function storeRun(
  ch: ClickHouse,
  network: Network,
  run: Run,
  steps: readonly EnrichmentStep[],
): Promise<number> {
  const forms = await createForms(ch, network, listCollected(run), Date.now())
  const items = forms.map(({ post }, position) => ({ position, post }))
  const { failure } = await importPosts(ch, items, { steps, origin: 'import' })
  if (failure) throw failure
  return forms.filter(({ isNew }) => isNew).length
}
