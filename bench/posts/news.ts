import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PostsReply } from '../../src/contract/posts/post.ts'
import { environment, type Server } from '../program.ts'
import { createPosts } from './posts.ts'

const CLI = resolve(import.meta.dirname, '../../src/server/cli.ts')
const DAY_MS = 86_400_000
/** What some dozens of feeds yield in a few years. */
const ARTICLES = 20_000

/** Imports articles made of the same sentences as the posts, so that nearly every post has some. Once per folder. */
export async function importBenchNews(folder: string): Promise<void> {
  const file = join(folder, `news-${ARTICLES}.jsonl`)
  if (existsSync(file)) return
  const lines: string[] = []
  for await (const { content, date, native_id } of createPosts(ARTICLES)) {
    const [title = '', ...rest] = content.split(/(?<=[.!?])\s+/)
    lines.push(
      JSON.stringify({
        '@type': 'NewsArticle',
        headline: title,
        url: `https://jornal.example/${native_id}`,
        datePublished: new Date(Date.parse(date) + DAY_MS).toISOString(),
        description: rest.join(' '),
      }),
    )
  }
  writeFileSync(file, lines.join('\n'))
  const done = spawnSync(process.execPath, [CLI, 'import', 'news', file], {
    env: environment(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) throw new Error('the news could not be imported')
}

/** Ids of posts from all over the store, each requested once. */
export async function listPostIds(server: Pick<Server, 'get'>, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ids.length < count; page += 37) {
    const answer = await server.get(`/api/posts/?page_size=20&sort_by=likes&page=${page}`)
    const { items } = (await answer.json()) as PostsReply
    if (items.length === 0) break
    ids.push(...items.map(({ id }) => id))
  }
  return ids.slice(0, count)
}
