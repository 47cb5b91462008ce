import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const STORE = new URL('./chdb.ts', import.meta.url).href

const WRITE = `
  import { openChdb } from '${STORE}'
  const store = openChdb(process.env.DIRECTORY)
  await store.command('CREATE TABLE notes (n UInt32) ENGINE = MergeTree ORDER BY n', {})
  await store.command('INSERT INTO notes (n) VALUES (1)', {})
  await store.insert('notes', [{ n: 2 }])
  console.log(JSON.stringify(await store.ask({ label: 'notes', query: 'SELECT n FROM notes ORDER BY n SETTINGS max_threads = 1', params: {} })))
  await store.close()`

test('writes also while something waits in the standard input, as in a loop over a list of files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-input-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', WRITE], {
    env: { ...process.env, NODE_OPTIONS: '', DIRECTORY: directory },
    encoding: 'utf8',
    input: 'um.csv\noutro.csv\n',
  })
  expect(JSON.parse(told)).toEqual([{ n: 1 }, { n: 2 }])
})
