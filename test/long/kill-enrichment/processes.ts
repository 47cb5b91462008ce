/** The processes started by a program, and those that outlive it. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type Process = { pid: number; parent: number; begun: string; command: string }

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in brackets and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { pid, parent: Number(fields[1]), begun: fields[19] ?? '', command }
  } catch {
    return null
  }
}

export function listDescendants(pid: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
  const byParent = Map.groupBy(all, ({ parent }) => parent)
  const below = (one: number): Process[] => (byParent.get(one) ?? []).flatMap((child) => [child, ...below(child.pid)])
  return below(pid)
}

/** Processes that still exist after a while. */
export async function listSurvivors(processes: readonly Process[], waitMs: number): Promise<string[]> {
  const until = performance.now() + waitMs
  for (;;) {
    const left = processes.filter(({ pid, begun }) => readProcess(pid)?.begun === begun)
    if (left.length === 0 || performance.now() > until) return left.map(({ command }) => command.slice(0, 200))
    await sleep(100)
  }
}
