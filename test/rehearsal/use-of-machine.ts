/** Resources used by the program and its child processes, as counted by the kernel. Linux only; nothing elsewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** CPU in seconds since the start, memory in megabytes. */
export type Use = { at: number; pid: number; cpu: number; memory: number; childrenCpu: number; childrenMemory: number }

export type UseSummary = {
  /** Percent of one core, on average. */
  cpu: number
  childrenCpu: number
  /** Megabytes: median and maximum. */
  memory: { median: number; most: number }
  childrenMemory: number
}

const TICKS_PER_SECOND = 100

/** null: not available on this machine, or the process has ended. */
export function readUse(pid: number): Use | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null
  try {
    const children = listChildren(pid)
    const sum = (read: (child: number) => number) => children.reduce((total, child) => total + read(child), 0)
    return {
      at: Date.now(),
      pid,
      cpu: readCpu(pid),
      memory: readMemory(pid),
      childrenCpu: sum(readCpu),
      childrenMemory: sum(readMemory),
    }
  } catch {
    return null
  }
}

function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

function readCpu(pid: number): number {
  // The program's name, in brackets, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function readMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

export const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

/** null: nothing to summarise. */
export function sumUpUse(uses: readonly Use[]): UseSummary | null {
  const steps = uses.flatMap((use, index) => {
    const before = uses[index - 1]
    if (before?.pid !== use.pid || use.childrenCpu < before.childrenCpu) return []
    const percent = (later: number, earlier: number) => (100_000 * (later - earlier)) / (use.at - before.at)
    return [{ cpu: percent(use.cpu, before.cpu), children: percent(use.childrenCpu, before.childrenCpu) }]
  })
  if (steps.length === 0) return null
  return {
    cpu: mean(steps.map(({ cpu }) => cpu)),
    childrenCpu: mean(steps.map(({ children }) => children)),
    memory: { median: median(uses.map(({ memory }) => memory)), most: Math.max(...uses.map(({ memory }) => memory)) },
    childrenMemory: median(uses.map(({ childrenMemory }) => childrenMemory)),
  }
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
