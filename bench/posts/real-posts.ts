import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { ImportedPost } from '../../src/contract/sources/imported-post.ts'
import { readCsv } from '../../src/server/sources/files/csv.ts'

/** Posts of deputies, January to May 2023; stored next to the project and not part of it. */
export const REAL_POSTS = resolve(import.meta.dirname, '../../../shared/data/deputados-tweets-2023/tweets.csv')
const COLUMNS = 'id=tweet_id,account=usuario,full_name=nome,date=data,content=texto'

export async function readRealPosts(): Promise<ImportedPost[]> {
  const posts: ImportedPost[] = []
  for await (const item of readCsv(createReadStream(REAL_POSTS), { columns: COLUMNS, platform: 'X' }))
    if ('post' in item) posts.push(item.post)
  return posts
}

/** Evenly spread sample of a list. */
export function sample<T>(list: readonly T[], count: number): T[] {
  const step = list.length / Math.max(1, count)
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor(at * step)]).filter(
    (one) => one !== undefined,
  )
}
