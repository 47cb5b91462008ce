import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openChdb } from './chdb.ts'

const niceness = (table: string) => `SELECT name, value FROM system.${table} WHERE name LIKE 'os_threads_nice_value_%'`

test('writes and merges take what questions leave, and go on', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-priorities-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const store = openChdb(directory)
  onTestFinished(store.close)
  const question = { query: `${niceness('settings')} SETTINGS max_threads = 1`, params: {}, label: 'test' }
  const ofQueries = await store.ask(question)
  expect(ofQueries).toContainEqual({ name: 'os_threads_nice_value_query', value: '10' })
  const ofServer = await store.ask({ ...question, query: `${niceness('server_settings')} SETTINGS max_threads = 1` })
  expect(ofServer).toContainEqual({ name: 'os_threads_nice_value_merge_mutate', value: '12' })
  await store.command('CREATE TABLE numbers_kept (n UInt64) ENGINE = MergeTree ORDER BY n', {})
  await store.insert('numbers_kept', [{ n: 1 }])
  const ofWrites = await (await store.writer.query({ query: niceness('settings'), format: 'JSONEachRow' })).json()
  expect(ofWrites).toEqual([
    { name: 'os_threads_nice_value_query', value: '12' },
    { name: 'os_threads_nice_value_materialized_view', value: '12' },
  ])
  expect(await store.ask({ ...question, query: 'SELECT n FROM numbers_kept SETTINGS max_threads = 1' })).toEqual([
    { n: 1 },
  ])
})
