/**
 * Programs that open files of strangers, started without rights: on Linux through `launch.cjs`, which gives them up before the program
 * begins; elsewhere the program itself, and of Node what its permission model refuses (docs/decisions/0085).
 */
import { accessSync, constants, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFilter, isKnownMachine } from './filter.ts'
import { listPaths, type Rights } from './rights.ts'

/** A program as it is to be started. */
export type Start = { command: string; args: string[]; env: Record<string, string | undefined> }

export type ConfinedProgram = Start & {
  rights: Rights
  /** How many of its first descriptors it keeps: 3 are input, output and errors. */
  descriptors: number
  /** 19: everybody else comes first. */
  niceness?: number
  /** Bytes of address space; not for Node, which reserves more than it uses. */
  addressSpace?: number
}

export const LAUNCHER = fileURLToPath(new URL('./launch.cjs', import.meta.url))

/** Whether programs can be started through the launcher; what it is then able to give up, `readConfinement` tells. */
const canLaunch = process.platform === 'linux' && isKnownMachine(process.arch) && hasCallsOfTheSystem()

function hasCallsOfTheSystem(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve('koffi'))
  } catch {
    return false
  }
}

/** What the launcher is told of rights. */
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

/** How to start a program without rights; as it is where that cannot be done. Its environment is the whole one. */
export function confine({ command, args, env, rights, descriptors, niceness, addressSpace }: ConfinedProgram): Start {
  const program = findProgram(command, env.PATH)
  const described = describeRights(program, rights)
  if (!described) return { command, args, env }
  const list = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  const spec = { ...described, program, args, env: list, descriptors, niceness, addressSpace }
  // A signal that ends a program early is told by a number; so are these, as a shell tells them: 127 not there, 126 not allowed.
  return { command: process.execPath, args: [LAUNCHER, JSON.stringify(spec)], env: {} }
}

/** A bare name as PATH has it; what is not found stays as it is, for the launcher to say so. */
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
