import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const STORE = new URL('./chdb.ts', import.meta.url).href

/** As many parts as years of posts bring when every one of them is written, loaded and removed. */
const MANY_PARTS = `
  import { readdirSync } from 'node:fs'
  import { openChdb } from '${STORE}'
  const store = openChdb(process.env.DIRECTORY)
  const command = (text) => store.command(text, {})
  await command('CREATE TABLE parts (n UInt32) ENGINE = MergeTree PARTITION BY n ORDER BY n')
  const count = (of) => readdirSync('/proc/self/' + of).length
  const opened = { threads: count('task'), files: count('fd') }
  await command('INSERT INTO parts SELECT number FROM numbers(200) SETTINGS max_partitions_per_insert_block = 1000')
  await command('DETACH TABLE parts SYNC')
  await command('ATTACH TABLE parts')
  await command('TRUNCATE TABLE parts')
  await command('DROP TABLE parts SYNC')
  console.log(JSON.stringify({ threads: count('task') - opened.threads, files: count('fd') - opened.files }))
  await store.close()`

test.skipIf(process.platform !== 'linux')(
  'the engine keeps few threads and open files, however many parts there were',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'lupascan-threads-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', MANY_PARTS], {
      env: { ...process.env, NODE_OPTIONS: '', DIRECTORY: directory },
      encoding: 'utf8',
    })
    const { threads, files } = JSON.parse(told)
    expect(threads).toBeLessThan(60)
    expect(files).toBeLessThan(150)
  },
)
