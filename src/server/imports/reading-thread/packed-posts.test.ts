import { expect, test } from 'vitest'
import { makePost } from '../../../../test/factory.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { enrichmentSteps, enrichPost } from '../../enrich/index.ts'
import { prepareItem, type ReadyItem } from '../../ingest/import/prepare-items.ts'
import { createRow } from '../../ingest/write/changed-rows.ts'
import { planChanges } from '../../ingest/write/changes.ts'
import { describeHistory } from '../../ingest/write/history.ts'
import type { PreparedPost } from '../../ingest/write/prepared-post.ts'
import { preparePost } from '../../ingest/write/write.ts'
import { printRows } from '../../store/engines/row-bytes.ts'
import { RowPieces } from '../../store/engines/row-pieces.ts'
import { Packer, unpack } from './packed-posts.ts'

const steps = enrichmentSteps({ people: new Map() })

/** Posts without any added facts, and one for every kind of added fact. */
const POSTS: Partial<ImportedPost>[] = [
  { native_id: '1', content: 'Bom dia' },
  {
    native_id: '2',
    content: `O prefeito de Itaibé fechou todas as escolas rurais do município 😀 \ud800 "aspas" \\ fim\n`,
  },
  {
    native_id: '3',
    content: 'Encaminhado de Fulano\nVeja em https://bit.ly/x…',
    views: 3,
    link: 'https://x.example/1',
  },
  { native_id: '4', content: 'Com foto', media: [{ type: 'image', url: 'a.jpg', description: 'Uma praça' }] },
  { native_id: '5', content: 'Com descrição', description: 'Sobre o açude' },
  { native_id: '6', content: 'Editada', extras: { edited: { at: 1_700_000_000 } } },
  { native_id: '7', content: 'Com cartão', extras: { signature: 'Ana de Ávila' } },
  { native_id: '8', content: '' },
]
const ready = POSTS.map((post, i) => prepareItem({ position: i + 1, post: makePost(post) }, steps) as ReadyItem)

function cross(items: readonly ReadyItem[], isNew: boolean): ReadyItem[] {
  const packer = new Packer()
  for (const item of items) packer.add(item, isNew)
  return [...unpack(structuredClone(packer.take()), () => {})] as ReadyItem[]
}

/** The row inserted for a post that the store does not have. */
function printRow(post: PreparedPost): string {
  const [change] = planChanges([post], new Map(), new Map()).changes
  if (!change) throw new Error('no change')
  const { later } = describeHistory(change, undefined, 1_700_000_500)
  const { rows } = createRow({ ...change, later }, { version: 7, origin: 'import', importedAt: 1_700_000_500 })
  return printRows(rows).toString()
}

test.each([true, false])('what crosses over is written to the byte as what stayed (new: %s)', (isNew) => {
  const crossed = cross(ready, isNew)
  for (const [i, { post, ...rest }] of crossed.entries()) {
    const stayed = preparePost(enrichPost(makePost(POSTS[i] ?? {}), steps))
    expect(printRow(post)).toBe(printRow(stayed))
    expect(post).toMatchObject({ id: stayed.id, fingerprint: stayed.fingerprint, date_created: stayed.date_created })
    expect([post.facts, post.signature]).toEqual([stayed.facts, stayed.signature])
    const { position, author, characters } = ready[i] as ReadyItem
    expect(rest).toEqual({ position, author, characters })
  }
})

test('plain posts are written as they would be the long way', () => {
  expect(ready.map(({ post }) => post.isPlain)).toEqual([true, true, true, false, false, false, false, true])
  for (const { post } of ready) {
    const { id, fingerprint, json, facts, date_created, signature } = post
    const long = { id, fingerprint, json, facts, date_created, signature, isPlain: false }
    expect(JSON.parse(printRow(post))).toEqual(JSON.parse(printRow(long)))
  }
})

test('a packer is used again and again, whatever the size and whose the posts are', () => {
  const packer = new Packer()
  const long = prepareItem({ position: 9, post: makePost({ content: 'é'.repeat(900_000) }) }, steps) as ReadyItem
  for (const items of [[...ready, long], [long], ready]) {
    for (const [i, item] of items.entries()) packer.add(item, i % 3 !== 1)
    packer.add({ position: 99, reason: 'sem data' }, true)
    const found = [...unpack(packer.take(), () => {})]
    expect(found.pop()).toEqual({ position: 99, reason: 'sem data' })
    const ids = found.map((item) => ('post' in item ? [item.post.id, item.author, item.post.facts.content] : []))
    expect(ids).toEqual(items.map(({ post, author }) => [post.id, author, post.facts.content]))
  }
})

test('whoever asks for signatures is heard, and nobody else', () => {
  const packer = new Packer()
  for (const item of ready) packer.add(item, false)
  let asked = 0
  const [first] = [...unpack(packer.take(), () => (asked += 1))] as ReadyItem[]
  expect([first?.post.id, first?.post.facts.content, asked]).toEqual([ready[0]?.post.id, 'Bom dia', 0])
  expect([first?.post.signature, asked]).toEqual([null, 1])
})

test('rows are printed as lines, whatever they are made of', () => {
  const rows = [{ a: 'é' }, '{"b":1}', new RowPieces('{"c":2,', Buffer.from('"d":"ã"}'))]
  expect(printRows(rows).toString()).toBe('{"a":"é"}\n{"b":1}\n{"c":2,"d":"ã"}\n')
})
