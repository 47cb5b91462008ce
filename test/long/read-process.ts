/** System resources of a process, as reported by the kernel. Linux only. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export const FILE_KINDS = ['postgres', 'clickhouse', 'proc', 'other'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Its open files, by kind. */
export function countFiles(pid: number): Record<FileKind, number> {
  const counts = { postgres: 0, clickhouse: 0, proc: 0, other: 0 }
  for (const fd of readdirSync(`/proc/${pid}/fd`))
    counts[findKind(readIfThere(() => readlinkSync(`/proc/${pid}/fd/${fd}`)))] += 1
  return counts
}

function findKind(target: string): FileKind {
  if (target.startsWith('/proc/')) return 'proc'
  return FILE_KINDS.find((kind) => target.includes(`/${kind}/`)) ?? 'other'
}

export const countThreads = (pid: number): number => readdirSync(`/proc/${pid}/task`).length

/** Number of its child processes, started by any of its threads. */
export const countChildren = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => readIfThere(() => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')))
    .flatMap((children) => children.split(' ').filter((one) => /^\d/.test(one))).length

/** In megabytes: total resident memory, and the part not backed by files. */
export function readResident(pid: number): { all: number; anonymous: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const find = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { all: find('VmRSS'), anonymous: find('RssAnon') }
}

/** The most frequent thread names. */
export function nameThreads(pid: number): string {
  const names = new Map<string, number>()
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const name = readIfThere(() => readFileSync(`/proc/${pid}/task/${task}/comm`, 'utf8').trim())
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  const most = [...names].sort(([, a], [, b]) => b - a).slice(0, 6)
  return most.map(([name, times]) => `${times} ${name}`).join(', ')
}

/** Files and threads may end while they are listed. */
function readIfThere(read: () => string): string {
  try {
    return read()
  } catch {
    return 'gone'
  }
}
