/**
 * `.ci/run` with a fake npm that only prints the parts' names: which parts run concurrently, what is counted, and the
 * content of the log.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const RUN = join(import.meta.dirname, '../.ci/run')
const FIRST = 'echo units; touch "$TEST_UNITS_DONE"; echo ends; echo "4 passed, 0 failed"'
const SERVERS = 'echo "servers with $TEST_WORKERS"; echo "2 passed, 0 failed"'
const MODELS = 'echo "1 passed, 0 failed"'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-ci-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

type Parts = { first?: string; servers?: string; models?: string; memory?: number }

/** Each run mostly waits, for seconds: several run concurrently. */
async function runParts({ first = FIRST, servers = SERVERS, models = MODELS, memory = 16 }: Parts) {
  const bin = mkdtempSync(join(folder, 'bin-'))
  const npm = `#!/bin/sh\ncase "$*" in test) ${first};; *servers) ${servers};; *) ${models};; esac\n`
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 })
  const env = { ...process.env, TEST_MEMORY: String(memory), PATH: `${bin}${delimiter}${process.env.PATH}` }
  const { status, stdout } = await new Promise<{ status: unknown; stdout: string }>((done) => {
    execFile(RUN, { env }, (error, said) => done({ status: error?.code ?? 0, stdout: said }))
  })
  const lines = stdout.trim().split('\n')
  return { status, lines: lines.filter((line) => line !== '' && !/ s$/.test(line)), last: lines.at(-1) }
}

test.concurrent('the servers’ tests run beside what npm test has left; the lines of a part stay together', async () => {
  // Neither passes without the other; waiting in vain fails after ten seconds.
  const meet = (mine: string, theirs: string) =>
    `touch ${folder}/${mine}; for i in $(seq 200); do [ -e ${folder}/${theirs} ] && break; sleep 0.05; done; [ -e ${folder}/${theirs} ] || exit 1`
  const first = `echo units; touch "$TEST_UNITS_DONE"; ${meet('first', 'servers')}; echo ends; echo "4 passed, 0 failed"`
  const servers = `[ -e "$TEST_UNITS_DONE" ] && ${meet('servers', 'first')}; ${SERVERS}`
  const { status, lines } = await runParts({ first, servers })
  expect(lines).toEqual([
    ...['══ npm test', 'units', 'ends', '4 passed, 0 failed'],
    ...['══ npm run test:servers', 'servers with 1', '2 passed, 0 failed'],
    ...['══ npm run test:models', '1 passed, 0 failed'],
    '7 passed, 0 failed',
  ])
  expect(status).toBe(0)
})

test.concurrent('where memory is short one follows the other, with two processes', async () => {
  const first = `touch "$TEST_UNITS_DONE"; sleep 0.5; echo units; touch ${folder}/ended; echo "4 passed, 0 failed"`
  const servers = `[ -e ${folder}/ended ] && ${SERVERS}`
  const { status, lines } = await runParts({ first, servers, memory: 7 })
  expect([status, lines[4], lines.at(-1)]).toEqual([0, 'servers with 2', '7 passed, 0 failed'])
})

test.concurrent('a part that dies without a word counts as failed, and the others run', async () => {
  const fails = 'echo " FAIL  one.test.ts > breaks"; echo "1 passed, 2 failed"; exit 1'
  const runs = [{ first: 'exit 1' }, { servers: 'exit 1' }, { models: 'kill -9 $$' }, { servers: fails }]
  const [first, servers, models, failed] = await Promise.all(runs.map(runParts))
  expect(first).toMatchObject({ status: 1, last: '3 passed, 1 failed' })
  expect(servers).toMatchObject({ status: 1, last: '5 passed, 1 failed' })
  expect(models).toMatchObject({ status: 1, last: '6 passed, 1 failed' })
  expect(failed).toMatchObject({ status: 1, last: '6 passed, 2 failed' })
  expect(failed?.lines.slice(failed.lines.indexOf('══ What failed (each once)'))).toContain(
    ' FAIL  one.test.ts > breaks',
  )
})

test.concurrent('what passed only the second time is named, of every part, and more than three fail', async () => {
  const print = (count: number) =>
    Array.from({ length: count }, (_, i) => `echo "✓ ${i}.test.ts › t (retry x1): why"`).join('; ')
  const few = await runParts({ servers: `${print(3)}; ${SERVERS}` })
  expect(few).toMatchObject({ status: 0, last: '7 passed, 0 failed' })
  expect(few.lines).toContain('══ What passed only the second time')
  const first = `echo "  ✓  1 a.spec.ts › t (retry #1) (2s)"; ${FIRST}`
  expect(await runParts({ first, servers: `${print(3)}; ${SERVERS}` })).toMatchObject({
    status: 1,
    last: '7 passed, 1 failed',
  })
})
