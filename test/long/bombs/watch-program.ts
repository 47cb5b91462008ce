/** Measures a process's memory and its responses to others during an operation. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { callProgram, type Installation } from '../installation.ts'
import { weighMachine } from '../weigh-machine.ts'

export type Watched = {
  /** In bytes, above the previous usage: the program, and all of its child processes. */
  program: number
  helpers: number
  /** Of the other requests made meanwhile. */
  slowestMs: number
  others: number
  failed: string[]
  /** Slowdown relative to an idle machine. */
  burden: number
}

const CHECK_INTERVAL_MS = 100
const ASK_MS = 200
const MAX_MS = 60_000
const OTHERS = ['/api/health/ready', '/api/posts/?search=vacina']

export function watchProgram(it: Installation) {
  const { pid } = it
  const before = { program: readMemory(pid, 'VmRSS'), helpers: sumHelpers(pid) }
  // Resets the peak memory counter.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  let isOver = false
  let helpers = before.helpers
  const looking = (async () => {
    while (!isOver) {
      helpers = Math.max(helpers, sumHelpers(pid))
      await sleep(CHECK_INTERVAL_MS)
    }
  })()
  const weighing = weighMachine(() => isOver)
  const asking = askOthers(it, () => isOver)
  return {
    async end(): Promise<Watched> {
      isOver = true
      await looking
      const others = await asking
      const program = readMemory(pid, 'VmHWM') - before.program
      return { program, helpers: helpers - before.helpers, ...others, burden: await weighing }
    },
  }
}

async function askOthers(it: Installation, isOver: () => boolean) {
  const token = await it.token()
  const failed: string[] = []
  let [slowestMs, others] = [0, 0]
  while (!isOver()) {
    const path = OTHERS[others % OTHERS.length] ?? ''
    const begin = performance.now()
    const answer = await callProgram(it.address, path, { token, signal: AbortSignal.timeout(MAX_MS) }).catch(
      (error: Error) => error,
    )
    slowestMs = Math.max(slowestMs, performance.now() - begin)
    others += 1
    if (answer instanceof Error) failed.push(`${path}: ${answer.message}`)
    else if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
    await sleep(ASK_MS)
  }
  return { slowestMs, others, failed }
}

/** 0: the process no longer exists. */
export function readMemory(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  try {
    const line = new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(line?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Sum over all descendants; a freshly forked one still shows its parent's memory. */
function sumHelpers(pid: number): number {
  const own = readCommand(pid)
  const children = listChildren(pid).filter((child) => readCommand(child) !== own)
  return children.reduce((sum, child) => sum + readMemory(child, 'VmRSS') + sumHelpers(child), 0)
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return ''
  }
}

/** Any thread may start a process. */
function listChildren(pid: number): number[] {
  try {
    const lists = readdirSync(`/proc/${pid}/task`).map((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'),
    )
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  } catch {
    return []
  }
}
