/** Posts for tests: fields that a test does not set are plausible and always the same. */
import type { ImportedNews } from '../src/contract/news/imported-news.ts'
import type { ImportedPost } from '../src/contract/sources/imported-post.ts'
import type { KnownAccounts } from '../src/server/enrich/author.ts'
import { enrichmentSteps, enrichPost } from '../src/server/enrich/index.ts'
import { writePosts } from '../src/server/ingest/write/write.ts'
import { makeImportedPost } from '../src/server/sources/make-imported-post.ts'
import type { ClickHouse } from '../src/server/store/clickhouse.ts'

export function makePost(given: Partial<ImportedPost>): ImportedPost {
  return makeImportedPost({
    platform: 'Telegram',
    account: 'canal_de_teste',
    native_id: '1',
    full_name: 'Canal de teste',
    date_created: new Date('2026-03-12T15:00:00Z'),
    content: 'Uma publicação de teste',
    ...given,
  })
}

/** Stores posts like an import; each gets a native id of its own unless it has one. */
export async function storePosts(
  ch: ClickHouse,
  posts: Partial<ImportedPost>[],
  people: KnownAccounts = new Map(),
): Promise<void> {
  const steps = enrichmentSteps({ people })
  const drafts = posts.map((post, i) => enrichPost(makePost({ native_id: String(i + 1), ...post }), steps))
  const { set_aside } = await writePosts(ch, drafts, 'import')
  if (set_aside.length > 0) throw new Error(`set aside: ${JSON.stringify(set_aside)}`)
}

export function makeNews(given: Partial<ImportedNews>): ImportedNews {
  return {
    content_type: 'noticia',
    title: 'Uma notícia de teste',
    url: 'https://jornal.example/teste',
    published_at: new Date('2026-03-12T12:00:00Z'),
    featured_image_url: null,
    publisher: 'jornal.example',
    summary: '',
    claim: null,
    rating: null,
    verdict: null,
    appearances: [],
    links: [],
    ...given,
  }
}
