import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { SOURCE_FORMATS, SOURCES, type SourceFormat } from './index.ts'

const TEXT = 'votação no plenário '.repeat(10)
const PIECES = 100
const POSTS_PER_PIECE = 300
/** Two chunks of input, the most that streams buffer ahead, and the sample of JSON lines. */
const MAX_POSTS_AHEAD = POSTS_PER_PIECE * 20

const FORMS: Record<SourceFormat, { start: string; write: (id: number) => string; end: string }> = {
  csv: { start: 'id,username,date,text\n', write: (id) => `${id},fulana,2023-06-01,"${TEXT}\n${id}"\n`, end: '' },
  jsonl: {
    start: '',
    write: (id) => `${JSON.stringify({ id, username: 'fulana', date: '2023-06-01', text: TEXT })}\n`,
    end: '',
  },
  'telegram-export': {
    start: '{"name":"Canal","type":"public_channel","id":5,"messages":[',
    write: (id) =>
      `${id === 0 ? '' : ','}\n${JSON.stringify({ id, type: 'message', date_unixtime: '1785585900', text: TEXT })}`,
    end: ']}',
  },
}

/** A file of PIECES × POSTS_PER_PIECE posts that is generated only as far as it is read. */
function createEndlessFile(format: SourceFormat) {
  const { start, write, end } = FORMS[format]
  const progress = { written: 0 }
  function* generate(): Generator<Buffer> {
    yield Buffer.from(start)
    for (let piece = 0; piece < PIECES; piece++) {
      let text = ''
      for (let index = 0; index < POSTS_PER_PIECE; index++) text += write(progress.written++)
      yield Buffer.from(text)
    }
    yield Buffer.from(end)
  }
  return { input: Readable.from(generate()), progress }
}

describe.each(SOURCE_FORMATS)('a large file in %s', (format) => {
  it('is read no faster than its posts are taken, so memory does not grow with it', async () => {
    const { input, progress } = createEndlessFile(format)
    let taken = 0
    let mostAhead = 0
    for await (const item of SOURCES[format](input, { platform: 'X' })) {
      if ('post' in item) taken++
      mostAhead = Math.max(mostAhead, progress.written - taken)
    }
    expect(taken).toBe(PIECES * POSTS_PER_PIECE)
    expect(mostAhead).toBeLessThan(MAX_POSTS_AHEAD)
  })

  it('is closed when the reader has enough', async () => {
    const { input, progress } = createEndlessFile(format)
    for await (const item of SOURCES[format](input, { platform: 'X' })) {
      if (item.position > 0) break
    }
    expect(input.destroyed).toBe(true)
    expect(progress.written).toBeLessThan(MAX_POSTS_AHEAD)
  })

  it('is closed when it is refused', async () => {
    const input = Readable.from([Buffer.from('%PDF-1.7')])
    await expect(SOURCES[format](input).next()).rejects.toThrow(/PDF/)
    expect(input.destroyed).toBe(true)
  })
})
