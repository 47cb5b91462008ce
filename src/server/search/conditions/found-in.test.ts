import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { FoundIn } from '../../../contract/labels.ts'
import { MAX_PREFIXES, MAX_TERMS } from '../../../search-language/lex.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { enrichmentSteps } from '../../enrich/index.ts'
import { importPosts } from '../../ingest/import/import-posts.ts'
import { writeSpeech } from '../../ingest/import/write-speech.ts'
import { listPlacesAfter } from '../../ingest/rewrite/post-places.ts'
import { rewritePosts } from '../../ingest/rewrite/rewrite.ts'
import { and, join, renderSql, sql } from '../../store/sql.ts'
import { listPosts } from '../posts/posts.ts'
import { listSearchConditions } from './found-in.ts'

let world: TestStores
const steps = enrichmentSteps({ people: new Map() })

beforeAll(async () => {
  world = await openTestStores()
  const posts = [
    makePost({ native_id: '1', content: 'Vacina no posto' }),
    makePost({ native_id: '2', content: 'Veja a foto', media: [{ type: 'image', url: null, description: null }] }),
    makePost({ native_id: '3', content: 'Posto fechado', description: 'vacina em falta' }),
    makePost({ native_id: '4', content: '', description: 'Enquete sobre a ponte' }),
    makePost({ native_id: '5', content: '' }),
  ]
  const items = posts.map((post, position) => ({ position, post }))
  await importPosts(world.ch, items, { steps, origin: 'import' })
  const places = await listPlacesAfter(world.ch, null)
  await rewritePosts(world.ch, places, ({ draft, later }) =>
    draft.native_id === '2' ? { draft, later: { ...later, media_ocr: ['VACINA já!'], media_ocr_extra: [''] } } : null,
  )
  const began = new Date('2026-03-12T23:00:00Z')
  const live = { id: 7, url: 'https://tv.exemplo.org/', title: 'Sessão', channel_title: 'TV', began, person: null }
  const chapters = [{ start: 2, speaker: null, text: 'A vacina chegou ao posto' }]
  await writeSpeech(world.ch, { live: { ...live, personId: null, demo: false }, chapters, from: 0 }, steps)
})
afterAll(() => world.close())

async function find(search: string | undefined, ...found_in: FoundIn[]) {
  const query = {
    page: 1,
    page_size: 20,
    sort_by: 'date_created',
    sort_order: 'asc',
    format: 'json',
    delimiter: 'comma',
  } as const
  const { items } = await listPosts(world.ch, { ...query, search, found_in }, 'America/Sao_Paulo')
  return items.map(({ content }) => content).sort()
}

const WRITTEN = ['Posto fechado', 'Vacina no posto']
const SPOKEN = 'A vacina chegou ao posto'

test('words are looked for where they may stand', async () => {
  expect(await find('vacina')).toEqual([SPOKEN, ...WRITTEN, 'Veja a foto'])
  expect(await find('vacina', 'texto')).toEqual(WRITTEN)
  expect(await find('vacina', 'imagem')).toEqual(['Veja a foto'])
  expect(await find('vacina', 'fala')).toEqual([SPOKEN])
  expect(await find('vacinas', 'imagem', 'fala')).toEqual([SPOKEN, 'Veja a foto'])
  expect(await find('foto', 'imagem')).toEqual([])
  expect(await find('ponte', 'texto')).toEqual([''])
})

test('phrases, absences and alternatives mean the same in a part', async () => {
  expect(await find('"vacina ja"', 'imagem')).toEqual(['Veja a foto'])
  expect(await find('"vacina já"', 'texto')).toEqual([])
  expect(await find('-vacina', 'texto')).toEqual(['', '', 'Veja a foto'])
  expect(await find('posto -vacina', 'texto')).toEqual([])
  expect(await find('foto OU vacina', 'texto')).toEqual([...WRITTEN, 'Veja a foto'])
  expect(await find('foto OU -vacina', 'imagem')).toEqual([])
  expect(await find('vac*', 'imagem', 'fala')).toEqual([SPOKEN, 'Veja a foto'])
  expect(await find('post* -vac*', 'texto')).toEqual([])
})

test('without words: all that have a text there', async () => {
  expect(await find(undefined, 'imagem')).toEqual(['Veja a foto'])
  expect(await find(undefined, 'fala')).toEqual([SPOKEN])
  expect(await find(undefined, 'texto')).toHaveLength(4)
  expect(await find(undefined, 'texto', 'imagem', 'fala')).toHaveLength(6)
})

test('the longest search is a question that the engine takes, three times over', () => {
  const beginnings = Array.from({ length: MAX_PREFIXES }, (_, i) => `vac${i}*`)
  const phrases = Array.from({ length: MAX_TERMS - MAX_PREFIXES }, (_, i) => `"a${i} b"`)
  const tree = parseSearch([...beginnings, ...phrases].join('|'))
  const conditions = listSearchConditions(tree, ['texto', 'imagem'], { timeZone: 'UTC', today: '2026-03-12' })
  // `max_query_size`, which a query cannot change; charts ask for the same posts up to three times in one question
  // (counts beside filters as often as there is room: count-choices.ts).
  expect(renderSql(sql`${join(conditions, and)}`).text.length).toBeLessThan(262_144 / 3 - 10_000)
})
