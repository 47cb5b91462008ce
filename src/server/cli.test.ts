import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { lockDirectory } from './lock.ts'
import { quietLog } from './log.ts'
import { openStores } from './store/open.ts'
import { sql } from './store/sql.ts'

const CLI = join(import.meta.dirname, 'cli.ts')

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'lupascan-cli-'))
  const template = inject('storesTemplate')
  if (template) cpSync(template, join(directory, 'data'), { recursive: true, verbatimSymlinks: true })
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, LUPASCAN_DATA_DIR: join(directory, 'data'), DATABASE_URL: '', CLICKHOUSE_URL: '' }
  const child = spawn(process.execPath, [CLI, ...words], { env, cwd: directory })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out, err }
}

/** Writes a file and returns its name; commands run in its directory. */
function write(name: string, content: string | Buffer): string {
  writeFileSync(join(directory, name), content)
  return name
}

const post = (id: number) => ({ id, account: 'ana_b', date: '2026-03-12T12:00:00Z', content: `Publicação ${id}` })
const lines = (posts: (object | string)[]) =>
  posts.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')

test('what is not understood is told in one sentence, with the way to the help', async () => {
  expect(await run('importar')).toEqual({
    code: 2,
    out: '',
    err: 'O comando “importar” não existe.\nPara ver os comandos: npm run lupascan -- help\n',
  })
  const help = await run('help')
  expect(help.code).toBe(0)
  expect(help.out).toContain('import posts ARQUIVO')
})

test('people and posts come in, broken lines are told and written down, and repeating changes nothing', async () => {
  const people = write('pessoas.csv', 'nome,cargo,partido,uf,canal\nAna Beltrão,Senadora,PTX,BA,@Ana_B\n')
  const first = await run(
    'import',
    'people',
    people,
    '--columns',
    'name=nome,role=cargo,party=partido,uf=uf,telegram=canal',
  )
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/novas +1\n/)

  const posts = write('posts.jsonl.gz', gzipSync(lines([post(1), '{"id": 2, ', post(3)])))
  const words = ['import', 'posts', posts, '--format', 'jsonl', '--platform', 'Telegram', '--report', 'lado.jsonl']
  const imported = await run(...words)
  expect(imported.code).toBe(0)
  expect(imported.out).toMatch(
    /lidas +3\n.*de pessoas conhecidas +2\n.*novas +2\n(.*\n){2}.*deixadas de lado +1\n +linha 2: /,
  )
  const [setAside] = readFileSync(join(directory, 'lado.jsonl'), 'utf8').trim().split('\n')
  expect(JSON.parse(setAside ?? '')).toEqual({ file: posts, position: 2, reason: expect.any(String) })

  expect((await run(...words)).out).toMatch(/novas +0\n.*atualizadas +0\n.*sem mudança +2\n/)
})

test('people who come after their posts get them at once; accounts that stay nobody’s are told', async () => {
  const posts = write(
    'antes.jsonl',
    lines([
      { ...post(1), account: 'depois_b' },
      { ...post(2), account: 'ninguem' },
    ]),
  )
  const words = ['import', 'posts', posts, '--format', 'jsonl', '--platform', 'X']
  expect((await run(...words)).out).toMatch(/Contas sem pessoa: 2\. /)
  const people = write('depois.csv', 'nome,partido,uf,x\nBia Depois,PXA,BA,x.com/Depois_B\n')
  expect(await run('import', 'people', people)).toMatchObject({ code: 0, err: '' })
  const stores = await openStores(
    { dataDir: join(directory, 'data'), databaseUrl: null, clickhouseUrl: null },
    quietLog,
  )
  const rows = await stores.ch.rows(
    'test',
    sql`SELECT account, person_id > 0 AS is_owned, party FROM posts WHERE platform = 'X' ORDER BY native_id`,
    z.object({ account: z.string(), is_owned: z.number(), party: z.string() }),
  )
  await stores.close()
  expect(rows).toEqual([
    { account: 'depois_b', is_owned: 1, party: 'PXA' },
    { account: 'ninguem', is_owned: 0, party: '' },
  ])
  expect((await run(...words)).out).toContain('Contas sem pessoa: 1. ')
})

test('a file that is missing or not what it claims ends with 1 and one sentence', async () => {
  expect(await run('import', 'posts', 'nada.csv', '--format', 'csv')).toEqual({
    code: 1,
    out: '',
    err: 'O arquivo nada.csv não existe.\n',
  })
  const page = write('pagina.csv', '<!doctype html><html><body>Entre</body></html>')
  const report = await run('import', 'posts', page, '--format', 'csv', '--platform', 'X')
  expect(report).toMatchObject({ code: 1, out: '' })
  expect(report.err).toMatch(/^pagina\.csv: [^\n]+\n$/)
})

test('while a server holds the stores it ends with 3 and says what to do', async () => {
  const lock = await lockDirectory(join(directory, 'data'))
  const file = write('um.jsonl', lines([post(1)]))
  const report = await run('import', 'posts', file, '--format', 'jsonl', '--platform', 'X')
  await lock.release()
  expect(report).toMatchObject({ code: 3, out: '' })
  expect(report.err).toContain('Encerre-o')
})
