import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drawScene } from '../../../test/media/pictures.ts'
import { jobDeps, runJobs } from '../../../test/run-jobs.ts'
import { type Collecting, openCollecting } from '../../../test/telegram/collecting.ts'
import { PostsQuery } from '../../contract/posts/post-query.ts'
import { processAttachments } from '../ingest/attachments/process-attachments.ts'
import type { Media } from '../media/media.ts'
import { MediaRefused } from '../media/problems.ts'
import { listPosts } from '../search/posts/posts.ts'
import { fetchFilesJob } from './fetch-files.ts'

const { signal } = new AbortController()
let collecting: Collecting
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  collecting = await openCollecting()
})
afterAll(async () => {
  await collecting.close()
  vi.useRealTimers()
})

const photo = (id: number, host = 'cdn4.telegram-cdn.org') =>
  `<a class="tgme_widget_message_photo_wrap 53124491376875105${id} 1_2" href="https://t.me/c/1" style="background-image:url('https://${host}/file/${id}.jpg')"></a>`

/** A network that answers while `isAlive`, except for one host. */
async function openNetwork() {
  const asked: string[] = []
  const pictures = await Promise.all([10, 11, 12].map((seed) => drawScene(seed)))
  const network = { asked, isAlive: true, media: collecting.world.media }
  const fetch: Media['fetch'] = async (url) => {
    asked.push(url.replace(/https:\/\/|#.*/g, ''))
    const picture = pictures[Number(/(\d+)\.jpg/.exec(url)?.[1]) - 10]
    if (!network.isAlive || !picture || url.includes('lento')) throw new MediaRefused('unreachable')
    return collecting.world.media.put(picture)
  }
  network.media = { ...collecting.world.media, fetch }
  return network
}

test('files of collected posts are kept at once: when they are looked at their addresses may be dead', async () => {
  const { world, follow, collect, say } = collecting
  const channel = await follow('canal_fotos')
  for (const id of [10, 11, 12]) say(channel, id, `foto ${id}`, { above: photo(id) })
  say(channel, 9, 'foto perdida', { above: photo(99) })
  say(channel, 13, 'foto 13', { above: photo(13, 'lento.example') })
  say(channel, 14, 'foto 14', { above: photo(14, 'lento.example') })
  say(channel, 15, 'sem foto')
  await collect()
  const network = await openNetwork()
  const job = fetchFilesJob({ ...jobDeps(world), media: network.media })
  expect(await runJobs(world, [job])).toEqual(['fetch-files'])
  const asked = ['10', '11', '12', '99'].map((id) => `cdn4.telegram-cdn.org/file/${id}.jpg`)
  expect(network.asked.filter((url) => url.startsWith('cdn4')).sort()).toEqual(asked)

  network.isAlive = false
  network.asked.length = 0
  await processAttachments(world.ch, network.media, { limit: 50, signal })
  expect(network.asked.sort()).toEqual([
    'cdn4.telegram-cdn.org/file/99.jpg',
    'lento.example/file/13.jpg',
    'lento.example/file/14.jpg',
  ])
  const query = PostsQuery.parse({ search: 'foto', sort_order: 'asc' })
  const { items } = await listPosts(world.ch, query, 'America/Sao_Paulo')
  const shown = items.map(({ content, media }) => [content, media[0]?.problem ?? null, media[0]?.thumbnail !== null])
  expect(shown.toSorted()).toEqual([
    ['foto 10', null, true],
    ['foto 11', null, true],
    ['foto 12', null, true],
    ['foto 13', 'O endereço não respondeu.', false],
    ['foto 14', 'O endereço não respondeu.', false],
    ['foto perdida', 'O endereço não respondeu.', false],
    ['sem foto', null, true],
  ])
})

test('what was fetched is not fetched again, and a post that is looked at again sends nothing', async () => {
  const { world, follow, collect, say } = collecting
  const channel = await follow('canal_album')
  say(channel, 20, 'uma foto', { above: photo(10) })
  await collect()
  const network = await openNetwork()
  const job = fetchFilesJob({ ...jobDeps(world), media: network.media })
  await runJobs(world, [job])
  expect(network.asked).toEqual([])
  await collect(6)
  expect(await runJobs(world, [job])).toEqual([])
})
