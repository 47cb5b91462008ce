import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { makeNews, makePost } from '../../../../test/factory.ts'
import { createTestUser } from '../../../../test/users.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { enrichmentSteps } from '../../enrich/index.ts'
import {
  createMisleadingLink,
  deleteMisleadingLink,
  importMisleadingLinks,
  updateMisleadingLink,
} from '../../records/posts/misleading-links.ts'
import { sql } from '../../store/sql.ts'
import { importNews } from '../import/import-news.ts'
import { importPosts } from '../import/import-posts.ts'
import { loadLinkKnowledge } from './link-knowledge.ts'
import { completeLinks, followFactChecks, followListChanges } from './refresh-link-labels.ts'

const TEXTS = {
  site: 'Leiam https://blog.enganoso.example/materia?utm_source=x',
  pagina: 'Vejam http://www.jornal.example/mentira/ e https://jornal.example/outra',
  repete: 'GENTE: a ponte de Vila Aurora caiu durante a madrugada e ninguém mostra',
  nada: 'Bom dia',
}

let world: TestStores
let userId: number
beforeAll(async () => {
  world = await openTestStores()
  userId = (await createTestUser(world.pg, 'dora')).id
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyPosts(world.ch)
  await world.pg.deleteFrom('misleading_links').execute()
  await world.pg.deleteFrom('pending_link_relabels').execute()
  await importTexts()
})

async function importTexts() {
  const links = await loadLinkKnowledge(world.ch, world.pg)
  const items = Object.entries(TEXTS).map(([native_id, content], i) => ({
    position: i + 1,
    post: makePost({ native_id, content }),
  }))
  return importPosts(world.ch, items, { steps: enrichmentSteps({ people: new Map(), links }), origin: 'import' })
}

/** native id → its misleading links and who says so. */
async function readMarks() {
  const row = z.object({
    id: z.string(),
    by: z.array(z.string()),
    links: z.array(z.string()),
    is_rewritten: z.number(),
  })
  const question = sql`SELECT native_id AS id, misleading_by AS by, misleading_links AS links, version != number AS is_rewritten
    FROM posts`
  const rows = await world.ch.rows('read-marks', question, row)
  return new Map(rows.map((one) => [one.id, one]))
}

const why = { reason: 'Publica montagens', source: 'https://checagem.example/1' }
const follow = () => followListChanges(world.ch, world.pg)

describe('the list', () => {
  test('a domain marks exactly its posts, another address moves the mark, deleting takes it away', async () => {
    const link = await createMisleadingLink(world.pg, { kind: 'domínio', key: 'enganoso.example', ...why }, userId)
    const id = link?.id ?? 0
    expect(await follow()).toMatchObject({ changed: 1, is_done: true })
    expect((await readMarks()).get('site')).toMatchObject({
      by: [`list:${id}`],
      links: ['https://blog.enganoso.example/materia?utm_source=x'],
    })
    await updateMisleadingLink(world.pg, id, { kind: 'endereço', key: 'jornal.example/mentira', ...why, version: 1 })
    expect(await follow()).toMatchObject({ changed: 2 })
    const marks = await readMarks()
    expect(marks.get('site')?.by).toEqual([])
    expect(marks.get('pagina')?.links).toEqual(['http://www.jornal.example/mentira/'])
    expect(marks.get('nada')?.is_rewritten).toBe(0)
    await deleteMisleadingLink(world.pg, id)
    expect(await follow()).toMatchObject({ changed: 1 })
    expect((await readMarks()).get('pagina')?.by).toEqual([])
  })

  test('another reason changes no post, and nothing is done twice', async () => {
    const one = { kind: 'domínio', key: 'enganoso.example', ...why }
    const link = await createMisleadingLink(world.pg, one, userId)
    await follow()
    await updateMisleadingLink(world.pg, link?.id ?? 0, { ...one, reason: 'Outro motivo', version: 1 })
    expect(await follow()).toMatchObject({ read: 0, changed: 0 })
  })

  test('more changes than can be looked for at once', async () => {
    const many = Array.from({ length: 200 }, (_, i) => ({ kind: 'domínio', key: `site${i}.example`, ...why }))
    await importMisleadingLinks(world.pg, [...many, { kind: 'domínio', key: 'jornal.example', ...why }], userId)
    expect(await follow()).toMatchObject({ changed: 1 })
    expect((await readMarks()).get('pagina')?.links).toHaveLength(2)
  })

  test('posts that come later are marked at once, and importing them again changes nothing', async () => {
    await createMisleadingLink(world.pg, { kind: 'domínio', key: 'enganoso.example', ...why }, userId)
    await follow()
    expect(await importTexts()).toMatchObject({ stored: 0, updated: 0, unchanged: 4 })
  })

  test('what is stopped early is finished by the next call', async () => {
    await createMisleadingLink(world.pg, { kind: 'domínio', key: 'enganoso.example', ...why }, userId)
    expect(await followListChanges(world.ch, world.pg, { signal: AbortSignal.abort() })).toMatchObject({
      is_done: false,
    })
    expect(await follow()).toMatchObject({ changed: 1 })
  })
})

test('fact-checks that come later mark what repeats their claim, and where it appeared when it is false', async () => {
  const check = makeNews({
    content_type: 'checagem',
    url: 'https://checagem.example/ponte',
    claim: 'A ponte de Vila Aurora caiu durante a madrugada',
    rating: 'falso',
    verdict: 'falso',
    links: ['https://jornal.example/outra'],
    appearances: ['https://jornal.example/mentira?fbclid=2'],
  })
  const bring = (news: typeof check) => importNews(world.ch, [{ position: 1, news }], 'import')
  await bring(check)
  expect(await followFactChecks(world.ch, world.pg)).toMatchObject({ changed: 2, is_done: true })
  const marks = await readMarks()
  expect(marks.get('pagina')).toMatchObject({
    by: [expect.stringMatching(/^check:/)],
    links: ['http://www.jornal.example/mentira/'],
  })
  const row = z.object({ id: z.string() })
  const checked = sql`SELECT native_id AS id FROM posts WHERE notEmpty(fact_checks)`
  expect(await world.ch.rows('checked', checked, row)).toEqual([{ id: 'repete' }])

  await bring({ ...check, rating: 'verdadeiro', verdict: 'verdadeiro' })
  expect(await followFactChecks(world.ch, world.pg)).toMatchObject({ changed: 1 })
  expect((await readMarks()).get('pagina')?.by).toEqual([])
})

test('posts that were stored before links had a canonical form get it, with the marks that follow', async () => {
  await world.ch.command(sql`ALTER TABLE post_rows UPDATE canonical_links = [] WHERE true SETTINGS mutations_sync = 2`)
  await createMisleadingLink(world.pg, { kind: 'domínio', key: 'enganoso.example', ...why }, userId)
  await world.pg.deleteFrom('pending_link_relabels').execute()
  expect(await completeLinks(world.ch, world.pg)).toMatchObject({ read: 2, changed: 2 })
  expect((await readMarks()).get('site')?.links).toHaveLength(1)
  expect(await completeLinks(world.ch, world.pg)).toMatchObject({ read: 0, changed: 0 })
})
