/**
 * Files and requests that would exhaust a careless reader's memory or time, sent to the running program through its
 * normal entry points.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bomb, Said, Target } from './bombs/bomb.ts'
import { COLLECTED_BOMBS } from './bombs/collected.ts'
import { startFileServer } from './bombs/file-server.ts'
import { IMPORT_BOMBS } from './bombs/imports.ts'
import { PICTURE_BOMBS } from './bombs/pictures.ts'
import { judgeSentence, readRefusal } from './bombs/refusal.ts'
import { REQUEST_BOMBS } from './bombs/requests.ts'
import { SPREADSHEET_BOMBS } from './bombs/spreadsheets.ts'
import { type Watched, watchProgram } from './bombs/watch-program.ts'
import { callProgram, openInstallation } from './installation.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'

const BOMBS: readonly Bomb[] = [
  ...REQUEST_BOMBS,
  ...SPREADSHEET_BOMBS,
  ...PICTURE_BOMBS,
  ...IMPORT_BOMBS,
  ...COLLECTED_BOMBS,
]
const WITHIN_MS = 10_000
const MAX_BYTES = 200_000_000
const MAX_HELPERS = 1_600_000_000
const OTHERS_WITHIN_MS = 3_000
/** Longer than any of the program's one-minute intervals, and than its longest limit. */
const GIVES_UP_MS = 180_000

export const bombs: LongProgram = {
  proves:
    'what is small and unpacks, nests or promises without end is refused in words within 10 s and 200 MB, while others are answered',
  round: 'a bomb, always in the same order',
  rounds: BOMBS.length,
  short: REQUEST_BOMBS.length,
  run,
}

type Tally = { bombs: number; refused: number; taken: number; most_mb: number; most_helpers_mb: number }

async function run(long: LongRun): Promise<void> {
  const server = await startFileServer()
  const places = { LUPASCAN_PRIVATE_HOSTS: server.host, LUPASCAN_TELEGRAM_WEB_BASE: `http://${server.host}` }
  const it = await openInstallation({ ...places, LUPASCAN_COLLECT_PER_SECOND: '100' }, long.prepare)
  const tally: Tally = { bombs: 0, refused: 0, taken: 0, most_mb: 0, most_helpers_mb: 0 }
  const [times, others]: [number[], number[]] = [[], []]
  try {
    const target = { it, server, live: await addLive(it) }
    await warm(target)
    for (let round = long.from; round < long.to; round += 1) {
      const bomb = BOMBS[round % BOMBS.length]
      if (!bomb) continue
      const { said, ms, watched } = await explode(target, bomb)
      tally.bombs += 1
      times.push(ms)
      others.push(watched.slowestMs)
      const isRefused = readRefusal(said) !== null
      if (isRefused) tally.refused += 1
      else tally.taken += 1
      tally.most_mb = Math.max(tally.most_mb, toMegabytes(watched.program))
      tally.most_helpers_mb = Math.max(tally.most_helpers_mb, toMegabytes(watched.helpers))
      for (const one of judge(bomb, said, ms, watched)) long.wrong(round, `${bomb.name}: ${one}`)
      long.say(`${round}: ${bomb.name}: ${describe(said, ms, watched)}`)
      if (!(await isAlive(it))) {
        long.wrong(round, `${bomb.name}: the program is gone`)
        await it.kill()
        await it.start()
      }
    }
    Object.assign(long.figures, tally, { answered_in: describeTimes(times), others_in: describeTimes(others) })
  } finally {
    server.close()
    await it.close()
  }
}

async function addLive(it: Target['it']): Promise<number> {
  const { json, status, text } = await it.ask('/api/lives/', {
    method: 'POST',
    json: { url: 'https://videos.example/live', title: 'Sessão', listen: false },
  })
  if (status >= 300) throw new Error(`a live is answered ${status}: ${text}`)
  return (json as { id: number }).id
}

/** Resources that ordinary files need do not count against the bombs. */
async function warm(target: Target): Promise<void> {
  for (const bomb of BOMBS.filter(({ mayBeTaken }) => mayBeTaken).slice(0, 3)) await bomb.throwAt(target)
  for (let i = 0; i < 10; i += 1) await target.it.ask('/api/posts/?search=vacina')
}

async function explode(target: Target, bomb: Bomb) {
  await target.it.token()
  const watch = watchProgram(target.it)
  const begin = performance.now()
  const said = await Promise.race<Said>([
    bomb.throwAt(target).catch((error: Error): Said => ({ status: 0, text: error.message })),
    sleep(GIVES_UP_MS, { status: 0, text: 'no answer' }, { ref: false }),
  ])
  const ms = performance.now() - (said.begin ?? begin)
  return { said, ms, watched: await watch.end() }
}

function judge(bomb: Bomb, said: Said, ms: number, watched: Watched): string[] {
  const wrong: string[] = []
  const refusal = readRefusal(said)
  if (said.status === 0 || said.status >= 500) wrong.push(`answered ${said.status}: ${said.text.slice(0, 200)}`)
  else if (refusal === null && !bomb.mayBeTaken) wrong.push(`taken: ${said.status} ${said.text.slice(0, 200)}`)
  else if (refusal !== null) wrong.push(...judgeSentence(refusal))
  // On a busy machine the limit grows with the load.
  if (ms > WITHIN_MS * watched.burden) wrong.push(`took ${Math.round(ms)} ms`)
  if (watched.program > MAX_BYTES) wrong.push(`the program held ${toMegabytes(watched.program)} MB more`)
  // The largest accepted pictures need memory for their pixels, in a process with a limit of its own.
  if (watched.helpers > (bomb.mayBeTaken ? MAX_HELPERS : MAX_BYTES))
    wrong.push(`its helpers held ${toMegabytes(watched.helpers)} MB more`)
  if (watched.slowestMs > OTHERS_WITHIN_MS * watched.burden)
    wrong.push(`others waited ${Math.round(watched.slowestMs)} ms`)
  // A search that finds no slot within two seconds is refused, with a sentence, on a busy machine.
  const failed = watched.burden < 2 ? watched.failed : watched.failed.filter((one) => !one.endsWith(': 503'))
  return [...wrong, ...failed.slice(0, 3).map((one) => `others: ${one}`)]
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1_000_000)

const describe = (said: Said, ms: number, { program, helpers, slowestMs, burden }: Watched) =>
  `${said.status} in ${Math.round(ms)} ms, +${toMegabytes(program)} MB, helpers +${toMegabytes(helpers)} MB, others ${Math.round(slowestMs)} ms, machine × ${burden.toFixed(1)}: ${(readRefusal(said) ?? `taken: ${said.text}`).slice(0, 100)}`

async function isAlive(it: Target['it']): Promise<boolean> {
  for (let i = 0; i < 6; i += 1) {
    const call = { signal: AbortSignal.timeout(10_000) }
    const answer = await callProgram(it.address, '/api/health/ready', call).catch(() => null)
    if (answer?.status === 200) return true
    await sleep(500)
  }
  return false
}
