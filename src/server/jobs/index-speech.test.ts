import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobDeps, runJobs } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import type { NumberedChapter } from '../../contract/lives/lives.ts'
import { quietLog } from '../log.ts'
import { appendChapters, replaceChapters } from '../records/lives/chapters.ts'
import { createLive, deleteLive, updateLive } from '../records/lives/lives.ts'
import { listPosts } from '../search/posts/posts.ts'
import { listJobs } from './worker.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const find = async (query: object = {}) => {
  const page = {
    page: 1,
    page_size: 20,
    sort_by: 'date_created',
    sort_order: 'asc',
    format: 'json',
    delimiter: 'comma',
  } as const
  return (await listPosts(world.ch, { ...page, ...query }, 'America/Sao_Paulo')).items
}
const index = async () => {
  await world.queue.send('index-speech', {})
  await runJobs(world)
}
const spoken = (id: number, time: string, transcription: string): NumberedChapter => {
  return { id, started_at: `${time}.500`, finished_at: `${time}.900`, transcription }
}

test('what is said in a live is found as posts, follows its changes, and goes with it', async () => {
  const { id: person } = await world.pg
    .insertInto('people')
    .values({ name: 'Ana Beltrão', name_key: 'ana beltrao', party: 'PTX', role: 'senador', uf: 'BA' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const live = await createLive(
    world.pg,
    {
      url: 'https://www.youtube.com/watch?v=abc',
      title: 'Sessão',
      description: null,
      channel_title: 'TV Exemplo',
      started_at: '2026-03-12T23:00:00Z',
      person: String(person),
    },
    {},
  )
  const id = live?.id ?? 0
  await appendChapters(world.pg, id, [
    spoken(1, '00:00:02', 'Boa noite a todos.'),
    spoken(2, '00:00:41', 'Vamos votar o orçamento.'),
    spoken(3, '00:01:02', 'O orçamento secreto acabou?'),
  ])
  await index()
  const first = await find()
  expect(first.map(({ content }) => content)).toEqual([
    'Boa noite a todos. Vamos votar o orçamento.',
    'O orçamento secreto acabou?',
  ])
  expect(first[1]).toMatchObject({
    dateCreated: '2026-03-12T23:01:02Z',
    platform: 'YouTube',
    author: 'TV Exemplo',
    fullName: 'Ana Beltrão',
    party: 'PTX',
    publicPerson: String(person),
    link: 'https://www.youtube.com/watch?v=abc&t=62s',
    live: { id, title: 'Sessão', second: 62.5 },
    views: null,
    state: 'ativo',
  })
  expect(await find({ search: '"orçamento secreto"' })).toHaveLength(1)

  await replaceChapters(world.pg, id, [spoken(3, '00:01:02', 'O orçamento público acabou?')])
  await index()
  expect(await find({ search: 'secreto' })).toEqual([])
  expect((await find({ search: 'público' }))[0]).toMatchObject({ state: 'ativo', versions: 1 })

  await replaceChapters(world.pg, id, [spoken(2, '00:00:41', 'Vamos votar.')])
  await index()
  expect((await find()).map(({ content }) => content)).toEqual(['Boa noite a todos. Vamos votar.'])

  await updateLive(world.pg, id, { title: 'Sessão do plenário' })
  await index()
  expect((await find())[0]?.live).toMatchObject({ title: 'Sessão do plenário' })

  await deleteLive(world.pg, id)
  await index()
  expect(await find()).toEqual([])
  const keys = await world.pg.selectFrom('removed_lives').selectAll().execute()
  expect(keys).toEqual([])
})

test('a live that cannot be written keeps no other from being found', async () => {
  const none = { title: null, description: null, channel_title: null }
  const first = await createLive(world.pg, { url: 'https://video.exemplo.org/a.mp4', ...none }, {})
  const second = await createLive(world.pg, { url: 'https://video.exemplo.org/b.mp4', ...none }, {})
  await appendChapters(world.pg, first?.id ?? 0, [spoken(1, '00:00:02', 'Nunca encontrada.')])
  await appendChapters(world.pg, second?.id ?? 0, [spoken(1, '00:00:02', 'Encontrada assim mesmo.')])
  const told: object[] = []
  const log = { ...quietLog, error: (details: object) => told.push(details) }
  vi.spyOn(world.ch, 'insert').mockRejectedValueOnce(new Error('the store is full'))
  await world.queue.send('index-speech', {})
  await runJobs(world, listJobs({ ...jobDeps(world), log }))
  expect(told).toEqual([{ live: first?.id, err: new Error('the store is full') }])
  expect((await find()).map(({ content }) => content)).toEqual(['Encontrada assim mesmo.'])
})
