import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { accountKey } from '../../../contract/people/account-key.ts'
import { type PreparedItem, prepareItems } from '../../ingest/import/prepare-items.ts'
import { loadHateModel } from '../../load-hate-model.ts'
import { SourceError } from '../../net/source-error.ts'
import { createSteps, type PlainKnowledge } from '../../plain-knowledge.ts'
import { readJsonl } from '../../sources/files/jsonl.ts'
import { readInThread } from './read-in-thread.ts'

const ana = { id: 7, name: 'Ana Beltrão', party: 'PXB', role: 'senador', uf: 'SP' }
const knowledge: PlainKnowledge = {
  people: new Map([[accountKey('Telegram', 'ana'), ana]]),
  links: {
    targets: new Map([['bit.ly/x', 'https://falso.example/noticia']]),
    misleadingLinks: { addresses: new Map(), domains: new Map([['falso.example', 'list:3']]) },
    claims: [{ id: 'c1', claim: 'O prefeito de Itaibé fechou todas as escolas rurais do município' }],
  },
}
const task = { format: 'jsonl' as const, options: { platform: 'Telegram' }, knowledge }

const TEXTS = [
  'O prefeito de Itaibé fechou todas as escolas rurais do município, diz mensagem',
  'Seu viado nojento, tomara que morra',
  'Veja 👉 https://bit.ly/x',
  'Bom dia, hospitais e ônibus 😀',
]
const writeLine = (i: number) => {
  if (i % 700 === 3) return '{"quebrada'
  const date = i % 900 === 5 ? '31/02/2024' : '2024-05-01T12:00:00Z'
  return JSON.stringify({ id: i, account: i % 2 ? 'ana' : 'beto', date, content: `${TEXTS[i % 4]} ${i}`, views: i })
}
const createBytes = (count: number) =>
  Readable.from([Buffer.from(Array.from({ length: count }, (_, i) => writeLine(i)).join('\n'))])

async function collect(items: AsyncIterable<PreparedItem>): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const item of items) {
    if ('reason' in item || 'known' in item) found.push(item)
    else {
      const { id, fingerprint, json, facts, date_created, isPlain, signature } = item.post
      const text = typeof json === 'string' ? json : Buffer.from(json).toString()
      found.push({ ...item, post: { id, fingerprint, text, facts, date_created, isPlain, signature } })
    }
  }
  return found
}

test('a thread gives the same posts and reasons in the same order as reading here', async () => {
  const steps = createSteps(knowledge, loadHateModel())
  const here = await collect(prepareItems(readJsonl(createBytes(1_300), task.options), steps))
  expect(here).toHaveLength(1_300)
  expect(await collect(readInThread(createBytes(1_300), task))).toEqual(here)
})

test('a file of another format is refused as it is here', async () => {
  const reading = collect(readInThread(Readable.from([Buffer.from('[{"id": 1}]')]), task))
  await expect(reading).rejects.toThrow(SourceError)
  await expect(reading).rejects.toThrow('é uma lista JSON')
})

test('bytes that break end the reading with their own error, after what came before', async () => {
  const problem = Object.assign(new Error('incorrect data check'), { code: 'Z_DATA_ERROR' })
  async function* breakOff() {
    for await (const chunk of createBytes(1_200)) yield chunk
    throw problem
  }
  const found: PreparedItem[] = []
  const read = async () => {
    for await (const item of readInThread(Readable.from(breakOff()), task)) found.push(item)
  }
  await expect(read()).rejects.toBe(problem)
  expect(found.length).toBeGreaterThan(1_000)
})

test('a thread that dies is an error', async () => {
  const dying = new URL(`data:text/javascript,${encodeURIComponent('process.exit(3)')}`)
  await expect(collect(readInThread(createBytes(10), task, { entry: dying }))).rejects.toThrow('código 3')
  const failing = new URL(`data:text/javascript,${encodeURIComponent('throw new Error("sem memória")')}`)
  await expect(collect(readInThread(createBytes(10), task, { entry: failing }))).rejects.toThrow('sem memória')
})

test('a thread that cannot read the model says why', async () => {
  const script = `import { parentPort } from 'node:worker_threads'
    parentPort.postMessage({ kind: 'unjudged', reason: 'falta weights.bin' })
    parentPort.postMessage({ kind: 'end' })`
  const entry = new URL(`data:text/javascript,${encodeURIComponent(script)}`)
  const onUnjudged = vi.fn(async () => {})
  expect(await collect(readInThread(createBytes(10), task, { entry, onUnjudged }))).toEqual([])
  expect(onUnjudged.mock.calls).toEqual([[new Error('falta weights.bin')]])
})

test('whoever stops early leaves no thread and no file open', async () => {
  const bytes = createBytes(1_300)
  for await (const item of readInThread(bytes, task)) {
    expect(item.position).toBe(1)
    break
  }
  expect(bytes.destroyed).toBe(true)
})
