import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const STORE = new URL('./chdb.ts', import.meta.url).href

/** More questions without an end than there are connections. */
const HOLD = `
  import { openChdb } from '${STORE}'
  const engine = openChdb(process.env.DIRECTORY)
  await engine.command('CREATE TABLE one (n UInt8) ENGINE = MergeTree ORDER BY n', {})
  await engine.insert('one', [{ n: 1 }])
  const query = 'SELECT count() FROM numbers(1000000000000) WHERE cityHash64(number) % 7 = 3 SETTINGS max_threads = 1'
  let answered = 0
  const count = () => { answered += 1 }
  for (let i = 0; i < 8; i += 1) engine.ask({ query, params: {}, label: 'slow' }).then(count, count)
  const parts = await engine.holdStill(async (found) => found)
  console.log(JSON.stringify({ answered, parts }))
  await engine.close()
  process.exit(0)`

test('the files stand still although every connection is busy with questions', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-still-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', HOLD], {
    // As the program is started: each question takes a thread.
    env: { ...process.env, NODE_OPTIONS: '', UV_THREADPOOL_SIZE: '24', DIRECTORY: directory },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(ended).toMatchObject({ status: 0, signal: null })
  expect(JSON.parse(ended.stdout)).toEqual({ answered: 0, parts: [expect.stringMatching(/\/all_1_1_0\/$/)] })
})
