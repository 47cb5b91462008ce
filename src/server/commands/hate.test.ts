import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { loadHateModel } from '../load-hate-model.ts'
import { evaluateLines } from './hate.ts'

async function judge(lines: string) {
  const output = new PassThrough()
  await evaluateLines(loadHateModel(), Readable.from([Buffer.from(lines)]), output)
  output.end()
  const written = await text(output)
  return written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('each line gets its answer, in order', async () => {
  const [bad, good] = await judge('\uFEFF{"text":"seu idiota de merda"}\r\n\n{"text":"bom dia, amigos"}')
  expect(bad).toMatchObject({ hate: 'ofensivo', kinds: expect.any(Array) })
  expect(bad.because).toContainEqual({ text: 'idiota', start: 4, end: 10, weight: expect.any(Number) })
  expect(bad.score).toBeGreaterThanOrEqual(0.5)
  expect(good.score).toBeLessThan(0.5)
  expect(good).toMatchObject({ hate: 'sem indício', because: [] })
})

test.each(['nonsense', '[]', 'null', '{"text":3}', '{"texto":"a"}', '{"text":"a"'])(
  'a line that is not a text is answered with its number: %s',
  async (line) => {
    const [first, second] = await judge(`{"text":"a"}\n${line}`)
    expect(first).not.toHaveProperty('error')
    expect(second).toEqual({ line: 2, error: expect.stringContaining('text') })
  },
)
