/** What an end of the process in the middle of looking at attachments leaves to be done is done by the next look. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { drawScene } from '../../../../test/media/pictures.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { MediaRefused } from '../../media/problems.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, string } from '../../store/sql.ts'
import { processAttachments, type ShownFile } from './process-attachments.ts'

const signal = new AbortController().signal
let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const attach = (url: string) => [{ type: 'image' as const, url, description: null }]

/** The store of a process that is killed before it writes into this table. */
const endAt = (table: string): ClickHouse => ({
  ...world.ch,
  insert: (name, ...rest) => (name === table ? Promise.reject(new Error('killed')) : world.ch.insert(name, ...rest)),
})

test('an address that did not answer is asked again later, though the process was killed before it noted that', async () => {
  await storePosts(world.ch, [{ native_id: 'calada', media: attach('https://fotos.example/calada.jpg') }])
  const media = { ...world.media, fetch: () => Promise.reject(new MediaRefused('unreachable')) }
  await expect(processAttachments(endAt('media_tries'), media, { limit: 10, signal })).rejects.toThrow('killed')
  await processAttachments(world.ch, media, { limit: 10, signal })
  const tries = await world.ch.rows(
    'test',
    sql`SELECT url FROM media_tries FINAL WHERE tries > 0 AND next_at < '2100-01-01'`,
    z.object({ url: z.string() }),
  )
  expect(tries).toEqual([{ url: 'https://fotos.example/calada.jpg' }])
})

test('what is done with a picture beside the look at it is done, though the process was killed within it', async () => {
  const url = `media/${(await world.media.put(await drawScene(77))).name}`
  await storePosts(world.ch, [{ native_id: 'mostrada', media: attach(url) }])
  const isKilled = () => Promise.reject(new Error('killed'))
  const killed = processAttachments(world.ch, world.media, { limit: 10, signal, onShown: isKilled })
  await expect(killed).rejects.toThrow('killed')
  const shown: ShownFile[] = []
  const onShown = async (some: readonly ShownFile[]) => void shown.push(...some)
  await processAttachments(world.ch, world.media, { limit: 10, signal, onShown })
  expect(shown.map(({ file }) => `media/${file}`)).toEqual([url])
  const [post] = await world.ch.rows(
    'test',
    sql`SELECT media_file AS files FROM posts WHERE native_id = ${string('mostrada')}`,
    z.object({ files: z.array(z.string()) }),
  )
  expect(post?.files).toEqual([url.slice('media/'.length)])
})
