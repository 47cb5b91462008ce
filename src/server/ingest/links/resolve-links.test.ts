import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makePost } from '../../../../test/factory.ts'
import { createTestUser } from '../../../../test/users.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { enrichmentSteps } from '../../enrich/index.ts'
import { SourceError } from '../../net/source-error.ts'
import { createMisleadingLink } from '../../records/posts/misleading-links.ts'
import { sql } from '../../store/sql.ts'
import { importPosts } from '../import/import-posts.ts'
import { resolveLinks } from './resolve-links.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const HOUR = 3_600_000

test('short links are followed once, failures later again, and posts are marked by where they lead', async () => {
  const { id } = await createTestUser(world.pg, 'dora')
  const why = { reason: 'Montagens', source: 'redação' }
  await createMisleadingLink(world.pg, { kind: 'domínio', key: 'enganoso.example', ...why }, id)
  const contents = [
    'https://bit.ly/AbC?utm_source=x',
    'https://bit.ly/fora e https://bit.ly/AbC',
    'https://bit.ly.example/a',
  ]
  const items = contents.map((content, i) => ({ position: i, post: makePost({ native_id: String(i), content }) }))
  await importPosts(world.ch, items, { steps: enrichmentSteps({ people: new Map() }), origin: 'import' })

  const asked: string[] = []
  const follow = async (address: string) => {
    asked.push(address)
    if (address.endsWith('/fora')) throw new SourceError('O encurtador respondeu 503.')
    return 'https://www.enganoso.example/a?fbclid=1'
  }
  const resolve = (now: Date) => resolveLinks(world.ch, world.pg, follow, { now, pauseMs: 0 })
  const start = new Date(Date.now() + 1000)
  expect(await resolve(start)).toEqual({ resolved: 1, failed: 1, marked: 2, is_done: true })
  expect(asked.sort()).toEqual(['https://bit.ly/AbC', 'https://bit.ly/fora'])
  const row = z.object({ canonical: z.array(z.string()), misleading: z.array(z.string()) })
  const question = sql`SELECT canonical_links AS canonical, misleading_links AS misleading FROM posts ORDER BY native_id`
  expect(await world.ch.rows('read', question, row)).toEqual([
    { canonical: ['enganoso.example/a'], misleading: ['https://bit.ly/AbC?utm_source=x'] },
    { canonical: ['bit.ly/fora', 'enganoso.example/a'], misleading: ['https://bit.ly/AbC'] },
    { canonical: ['bit.ly.example/a'], misleading: [] },
  ])

  expect(await resolve(start)).toMatchObject({ resolved: 0, failed: 0 })
  expect(await resolve(new Date(start.getTime() + HOUR))).toMatchObject({ failed: 1 })
  const at = (days: number) => new Date(start.getTime() + days * 24 * HOUR)
  for (const days of [1, 2, 4, 8]) await resolve(at(days))
  expect(await resolve(at(30))).toMatchObject({ failed: 0 })
  const failed = await world.pg.selectFrom('link_targets').selectAll().where('short', '=', 'bit.ly/fora').execute()
  expect(failed).toMatchObject([{ state: 'failed', due_at: null, problem: 'O encurtador respondeu 503.', tries: 6 }])
})

test('posts are marked by where a link leads though the process was killed in between, and it is asked once', async () => {
  const post = makePost({ native_id: 'cortada', content: 'https://tinyurl.com/cortada' })
  const items = [{ position: 0, post }]
  await importPosts(world.ch, items, { steps: enrichmentSteps({ people: new Map() }), origin: 'import' })
  const asked: string[] = []
  const follow = async (address: string) => {
    asked.push(address)
    return 'https://www.longe.example/b'
  }
  const killed = {
    ...world.ch,
    rows: ((label, ...rest) =>
      label === 'list-marked'
        ? Promise.reject(new Error('killed'))
        : world.ch.rows(label, ...rest)) as typeof world.ch.rows,
  }
  const options = { now: new Date(Date.now() + 1000), pauseMs: 0 }
  await expect(resolveLinks(killed, world.pg, follow, options)).rejects.toThrow('killed')
  expect(await resolveLinks(world.ch, world.pg, follow, options)).toMatchObject({ resolved: 1, marked: 1 })
  expect(asked).toEqual(['https://tinyurl.com/cortada'])
  const row = z.object({ canonical: z.array(z.string()) })
  const question = sql`SELECT canonical_links AS canonical FROM posts WHERE native_id = 'cortada'`
  expect(await world.ch.rows('read', question, row)).toEqual([{ canonical: ['longe.example/b'] }])
  expect(await resolveLinks(world.ch, world.pg, follow, options)).toMatchObject({ resolved: 0, marked: 0 })
})
