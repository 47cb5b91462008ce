/** An alert means what its search means: every filter and the whole language, on the demonstration set. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noSignal, openAlerting } from '../../../../test/alerting.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Post } from '../../../contract/posts/post.ts'
import type { SavedFilters } from '../../../contract/users/saved-search.ts'
import { fillDemo } from '../../demo/fill.ts'
import { processAttachments } from '../../ingest/attachments/process-attachments.ts'
import { listPlacesAfter } from '../../ingest/rewrite/post-places.ts'
import { rewritePosts } from '../../ingest/rewrite/rewrite.ts'
import type { Media } from '../../media/media.ts'
import { evaluateAlerts } from './evaluation.ts'

/** Of the list. */
const PAGE = 100
const { world, ask, deps, close } = await openAlerting()
afterAll(close)

const listFound = async (filters: SavedFilters): Promise<string[]> => {
  const query = new URLSearchParams({ page_size: String(PAGE) })
  for (const [name, value] of Object.entries(filters)) for (const one of [value].flat()) query.append(name, one)
  const ids: string[] = []
  for (let cursor: string | null = null; ; ) {
    const answer = await ask('ana', 'GET', `/api/posts/?${query}${cursor ? `&cursor=${cursor}` : ''}`)
    expect(answer.statusCode, answer.body).toBe(200)
    ids.push(...answer.json().items.map(({ id }: Post) => id))
    cursor = answer.json().next_cursor
    if (!cursor) return ids.sort()
  }
}

/** What only the store knows: the numbers and names by which a person would choose. */
const known = new Map<string, string>()
const use = (name: string) => known.get(name) ?? ''

const SEARCHES: Record<string, () => SavedFilters> = {
  'words, a phrase and an exclusion': () => ({ search: 'vacina "posto de saúde" OR urna -escola' }),
  'words near each other and an exact form': () => ({ search: '"urna fraude"~8 OR =vacinas' }),
  fields: () => ({ search: 'genero:feminino curtidas:>50 -uf:SP tem:imagem' }),
  days: () => ({ start_date: '2020-01-01', search: 'em:30d' }),
  party: () => ({ party: [use('party')] }),
  'a party left out': () => ({ party: [`-${use('party')}`], search: 'urna' }),
  platform: () => ({ platform: ['X'] }),
  'role and state': () => ({ role: [use('role')], uf: [use('uf')] }),
  'gender and region': () => ({ gender: ['feminino'], region: ['Nordeste', 'Sudeste'], search: 'curtidas:>50' }),
  'gender left out': () => ({ gender: ['-feminino'], region: ['-Sul'], search: 'urna' }),
  hate: () => ({ hate: ['discurso de ódio', 'ofensivo'] }),
  'not reviewed': () => ({ reviewed: ['sem revisão'], hate: ['ofensivo'] }),
  language: () => ({ language: ['pt'], search: 'vacina' }),
  'misleading links': () => ({ misleading_links: 'true' }),
  'fact-checks': () => ({ checked: 'true' }),
  'deleted and edited': () => ({ state: ['apagado', 'editado'] }),
  'out of the ordinary': () => ({ unusual: 'true' }),
  'a public person': () => ({ public_person: [use('person')] }),
  'the same message': () => ({ message_group: use('group') }),
  'a hashtag': () => ({ hashtag: [use('hashtag')] }),
  'a domain': () => ({ domain: [use('domain')] }),
  'passed on': () => ({ forwarded_from: use('forwarded') }),
  'words in pictures': () => ({ search: 'quitandeira', found_in: ['imagem'] }),
  'words that are said': () => ({ search: 'catraca', found_in: ['fala'] }),
  'words of former versions': () => ({ search: 'de', found_in: ['versão anterior'] }),
  'an image': () => ({ attachment_uuid: use('attachment') }),
  'a face': () => ({ face_id: use('face') }),
}

const alerts = new Map<string, string>()
beforeAll(async () => {
  await fillDemo(world, new Date())
  // What stands written in the pictures is said below: reading it takes longer than all the rest.
  const analyse: Media['analyse'] = (file, asked) => world.media.analyse(file, { ...asked, text: false })
  await processAttachments(world.ch, { ...world.media, analyse }, { limit: 6, signal: noSignal })
  await rewritePosts(world.ch, await listPlacesAfter(world.ch, null), ({ draft, later }) =>
    draft.media.length === 1 ? { draft, later: { ...later, media_ocr: ['Quitandeira'], media_ocr_extra: [''] } } : null,
  )
  await world.queue.send('index-speech', {})
  await runJobs(world)
  await chooseValues()
  for (const [name, filters] of Object.entries(SEARCHES)) {
    const saved = await ask('ana', 'POST', '/api/saved-search/', { title: name, filters: filters() })
    expect([name, saved.statusCode, saved.body]).toEqual([name, 201, saved.body])
    const made = await ask('ana', 'POST', '/api/alerts/', { rule: 'every', saved_search: saved.json().id })
    alerts.set(name, made.json().id)
  }
  // As if all had come after they were switched on.
  await world.pg.updateTable('alerts').set({ since_number: 0 }).execute()
  await world.pg.updateTable('alert_progress').set({ version: 0 }).execute()
  while ((await evaluateAlerts(deps(), noSignal)) === 'more');
}, 300_000)

async function chooseValues(): Promise<void> {
  const list = async (search: string): Promise<Post[]> =>
    (await ask('ana', 'GET', `/api/posts/?search=${encodeURIComponent(search)}&page_size=100`)).json().items
  const all = await list('em:30d')
  const keep = (name: string, found: unknown) => known.set(name, String(found ?? ''))
  for (const field of ['party', 'role', 'uf'] as const)
    keep(
      field,
      all.map((post) => post[field]).find((value) => value !== null),
    )
  keep('person', all.find(({ publicPerson }) => publicPerson !== null)?.publicPerson)
  keep('group', all.find(({ group }) => group !== null)?.messageGroup)
  keep('hashtag', /#([\p{L}\d_]+)/u.exec(all.map(({ content }) => content).join(' '))?.[1])
  keep('domain', new URL(all.flatMap(({ links }) => links)[0] ?? 'https://nada.example').host)
  keep('forwarded', (await list('encaminhada:sim')).map(({ forwardedFrom }) => forwardedFrom?.name).find(Boolean))
  const pictures = (await list('tem:imagem')).flatMap(({ media }) => media)
  const picture = pictures.find(({ thumbnail }) => thumbnail !== null)
  keep('attachment', picture?.id)
  const face = randomUUID()
  const file = new URL(picture?.url ?? '', 'http://127.0.0.1').pathname.split('/').at(-1) ?? ''
  await world.ch.insert('faces', [{ face_id: face, version: 1, file, cutout: '' }])
  const group = await world.pg.insertInto('face_groups').values({ name: '' }).returning('id').executeTakeFirstOrThrow()
  await world.pg.insertInto('face_members').values({ face_id: face, group_id: group.id }).execute()
  const purpose = 'Apuração de um teste da redação'
  expect((await ask('chefe', 'PUT', '/api/faces/settings/', { enabled: true, purpose })).statusCode).toBe(200)
  keep('face', face)
}

test.each(Object.keys(SEARCHES))('%s', async (name) => {
  const rows = await world.pg
    .selectFrom('alert_posts')
    .select('post_key')
    .where('alert_id', '=', alerts.get(name) ?? '')
    .execute()
  const wanted = await listFound(SEARCHES[name]?.() ?? {})
  expect(wanted.length).toBeGreaterThan(0)
  expect(rows.map(({ post_key }) => post_key).sort()).toEqual(wanted)
})
