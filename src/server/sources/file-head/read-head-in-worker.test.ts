import { expect, test } from 'vitest'
import { readHeadInWorker } from './read-head-in-worker.ts'

test('a file that takes too long to read is told in a sentence, and nobody waits for it', async () => {
  const text = `{"name":"x","type":"public_channel","id":1,"messages":[${'{"id":1,"type":"message","x":"'.repeat(30_000)}`
  const task = { bytes: Buffer.from(text), isHead: false, format: undefined, options: {} }
  expect(await readHeadInWorker(task, 1)).toMatchObject({ problem: expect.stringContaining('em tempo'), posts: [] })
})
