/** A separate store with the real posts, numbered by their position in the file. */
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { accountKey } from '../../../src/contract/people/account-key.ts'
import type { KnownAccounts } from '../../../src/server/enrich/author.ts'
import { enrichmentSteps, enrichPost } from '../../../src/server/enrich/index.ts'
import { writePosts } from '../../../src/server/ingest/write/write.ts'
import { quietLog } from '../../../src/server/log.ts'
import { readCsv } from '../../../src/server/sources/files/csv.ts'
import { type ClickHouse, openClickHouse } from '../../../src/server/store/clickhouse.ts'
import { openStores, type Stores } from '../../../src/server/store/open.ts'
import type { ReadPost } from '../../second-reading.ts'

/** Posts of deputies, January to May 2023; stored next to the project and not part of it. */
const FILE = resolve(import.meta.dirname, '../../../../shared/data/deputados-tweets-2023/tweets.csv')
const COLUMNS =
  'id=tweet_id,account=usuario,full_name=nome,date=data,content=texto,comments=replies,shares=retweets,likes=likes,party=partido_2026,uf=uf'
const PORTION = 2_000

/** `native_id` is the position in the list. */
export type NumberedPost = ReadPost & { readonly person: number }

/** null: the file is missing. Every account belongs to a person, except every seventh. */
export async function readRealPosts(): Promise<NumberedPost[] | null> {
  if (!existsSync(FILE)) return null
  const posts: NumberedPost[] = []
  const people = new Map<string, number>()
  for await (const item of readCsv(createReadStream(FILE), { columns: COLUMNS, platform: 'X' })) {
    if (!('post' in item)) continue
    const { account } = item.post
    if (!people.has(account)) people.set(account, people.size + 1)
    const number = people.get(account) ?? 0
    posts.push({ ...item.post, native_id: String(posts.length), person: number % 7 === 0 ? 0 : number })
  }
  return posts
}

/** `holding`: the same posts, with caching of what queries read. */
export async function storeRealPosts(posts: readonly NumberedPost[]): Promise<Stores & { holding: ClickHouse }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-long-'))
  const stores = await openStores({ dataDir, databaseUrl: null, clickhouseUrl: null }, quietLog)
  const people: KnownAccounts = new Map(
    posts
      .filter(({ person }) => person > 0)
      .map(({ account, person, party, uf }) => [
        accountKey('X', account),
        { id: person, name: `P${person}`, party: party ?? '', role: '', uf: uf ?? '' },
      ]),
  )
  const steps = enrichmentSteps({ people })
  for (let from = 0; from < posts.length; from += PORTION) {
    const drafts = posts.slice(from, from + PORTION).map((post) => enrichPost(post, steps))
    const { set_aside } = await writePosts(stores.ch, drafts, 'import')
    if (set_aside.length > 0) throw new Error(`set aside: ${JSON.stringify(set_aside)}`)
  }
  const holding = await openClickHouse({ directory: join(dataDir, 'clickhouse') }, { holdFrom: 0 })
  return {
    ...stores,
    holding,
    async close() {
      await holding.close()
      await stores.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
