/**
 * Starts programs that open files from strangers without rights: on Linux through `launch.cjs`, which drops them before the program
 * begins; elsewhere programs are started directly, and only Node programs are restricted, by Node's permission model
 * (docs/decisions/0085).
 */
import { accessSync, constants, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFilter, isKnownMachine } from './filter.ts'
import { listPaths, type Rights } from './rights.ts'

/** Command, arguments and environment to start a program with. */
export type Start = { command: string; args: string[]; env: Record<string, string | undefined> }

export type ConfinedProgram = Start & {
  rights: Rights
  /** How many of its first descriptors it keeps: 3 are input, output and errors. */
  descriptors: number
  /** 19: all other processes have priority. */
  niceness?: number
  /** Bytes of address space; not for Node, which reserves more than it uses. */
  addressSpace?: number
}

export const LAUNCHER = fileURLToPath(new URL('./launch.cjs', import.meta.url))

/** Whether programs can be started through the launcher; what it can then drop is reported by `readConfinement`. */
const canLaunch = process.platform === 'linux' && isKnownMachine(process.arch) && hasCallsOfTheSystem()

function hasCallsOfTheSystem(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve('koffi'))
  } catch {
    return false
  }
}

/** Rights as passed to the launcher. */
export function describeRights(program: string, rights: Rights): object | null {
  const machine = process.arch
  if (!canLaunch || !isKnownMachine(machine)) return null
  return {
    paths: listPaths(program, rights),
    ports: rights.ports,
    filter: buildFilter(machine, rights, true),
    filterWithoutLandlock: buildFilter(machine, rights, false),
  }
}

/** How to start a program without rights; unchanged where that is not possible. `env` is its whole environment. */
export function confine({ command, args, env, rights, descriptors, niceness, addressSpace }: ConfinedProgram): Start {
  const program = findProgram(command, env.PATH)
  const described = describeRights(program, rights)
  if (!described) return { command, args, env }
  const list = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  const spec = { ...described, program, args, env: list, descriptors, niceness, addressSpace }
  // The launcher reports an early end by signal as a number, and, like a shell, 127 for not found and 126 for not permitted.
  return { command: process.execPath, args: [LAUNCHER, JSON.stringify(spec)], env: {} }
}

/** Resolves a bare name in PATH; if it is not found it is returned unchanged, and the launcher reports it. */
function findProgram(name: string, path = ''): string {
  if (name.includes('/')) return name
  const found = path.split(delimiter).find((folder) => folder !== '' && isProgram(join(folder, name)))
  return found === undefined ? join('/nonexistent', name) : join(found, name)
}

function isProgram(path: string): boolean {
  try {
    accessSync(realpathSync(path), constants.X_OK)
    return true
  } catch {
    return false
  }
}
