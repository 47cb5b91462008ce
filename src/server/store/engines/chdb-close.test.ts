import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const STORE = new URL('./chdb.ts', import.meta.url).href

/** Questions of every kind that would run for minutes, more than there are connections; then the end of the program. */
const CLOSE = `
  import { openChdb } from '${STORE}'
  const store = openChdb(process.env.DIRECTORY)
  const SLOW = 'SELECT toUInt32(count()) AS n FROM numbers(1000000000000) WHERE cityHash64(number) % 7 = 3 SETTINGS max_threads = 1'
  const ROWS = 'SELECT number FROM numbers(1000000000000) WHERE cityHash64(number) % RARE = 1 SETTINGS max_threads = 1, max_block_size = 4096'
  const told = []
  const hear = (name, work) => work.then(() => told.push(name + ' was answered'), (error) => told.push(name + ' ' + error.fault))
  const all = []
  const read = async (rare, first) => {
    for await (const rows of store.read({ label: 'rows', query: ROWS.replace('RARE', rare), params: {} })) await first(rows)
  }
  let goOn
  const paused = new Promise((reached) => all.push(hear('paused', read('3', () => { reached(); return new Promise((resolve) => { goOn = resolve }) }))))
  await paused
  all.push(hear('stream', read('100000000', () => {})))
  for (let i = 0; i < 8; i += 1) all.push(hear('question', store.ask({ label: 'slow', query: SLOW, params: {} })))
  all.push(hear('values', store.ask({ label: 'slow', query: SLOW.replace('7', '{x:UInt32}'), params: { x: 7 } })))
  all.push(hear('set', store.createSet({ label: 'set', query: ROWS.replace('RARE', '100000000').replace('number', 'toUInt64(number) AS value'), params: {} })))
  await Promise.all([store.close(), store.close()])
  goOn()
  await Promise.all(all)
  await hear('late', store.ask({ label: 'slow', query: SLOW, params: {} }))
  await hear('late set', store.createSet({ label: 'slow', query: SLOW, params: {} }))
  await hear('late insert', store.insert('nothing', [{ n: 1 }]))
  await hear('late command', store.command('SELECT 1', {}))
  console.log(JSON.stringify(told))
  process.exit(7)`

test('is closed while questions run: they are ended, and so is the program, in order', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-close-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', CLOSE], {
    env: { ...process.env, NODE_OPTIONS: '', DIRECTORY: directory },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(ended).toMatchObject({ status: 7, signal: null })
  const told = JSON.parse(ended.stdout)
  expect(told).toHaveLength(16)
  for (const one of told) expect(one).toMatch(/store_unavailable$/)
})
