/** The rights of a process as a program that the kernel runs before each system call (seccomp, in classic BPF). */
import { BY_ARGUMENT, CALLS, type Call, LAST_KNOWN } from './calls.ts'
import type { Rights } from './rights.ts'

/** Code, jump offsets when true and when false, value; 'pid' is known only to the process itself. */
export type Instruction = readonly [code: number, yes: number, no: number, value: number | 'pid']

export type Machine = 'x64' | 'arm64'
export const isKnownMachine = (arch: string): arch is Machine => arch === 'x64' || arch === 'arm64'

const ARCHITECTURE = { x64: 0xc000003e, arm64: 0xc00000b7 } as const
/** Offsets in `struct seccomp_data`; for arguments, of the lower half. */
const AT = { number: 0, architecture: 4, argument: (index: number) => 16 + 8 * index }

const load = (at: number): Instruction => [0x20, 0, 0, at]
const answer = (value: number): Instruction => [0x06, 0, 0, value]
const isEqual = (value: number | 'pid', yes: number, no: number): Instruction => [0x15, yes, no, value]
const isAbove = (value: number, yes: number, no: number): Instruction => [0x25, yes, no, value]
const hasBits = (value: number, yes: number, no: number): Instruction => [0x45, yes, no, value]

const ALLOW = answer(0x7fff0000)
const KILL = answer(0x80000000)
const refuse = (errno: number) => answer(0x00050000 | errno)
const [EPERM, EACCES, ENOSYS, EAFNOSUPPORT] = [1, 13, 38, 97]

const CLONE_THREAD = 0x10000
/** O_WRONLY, O_RDWR, O_CREAT, O_TRUNC and O_TMPFILE without its O_DIRECTORY. */
const ANY_WRITING = 0o1 | 0o2 | 0o100 | 0o1000 | 0o20000000
const [INET, INET6, NETLINK] = [2, 10, 16]

/** @param hasLandlock if false, the filter itself refuses to open any file for writing */
export function buildFilter(machine: Machine, rights: Rights, hasLandlock: boolean): Instruction[] {
  const number = ([x64, arm64]: Call) => (machine === 'x64' ? x64 : arm64)
  /** Instructions for one call; they end with a return. */
  const on = (call: Call, ...steps: Instruction[]): Instruction[] => {
    const value = number(call)
    return value === null ? [] : [isEqual(value, 0, steps.length), ...steps]
  }
  const never = (calls: Record<string, Call>) => Object.values(calls).flatMap((call) => on(call, refuse(EPERM)))
  return [
    load(AT.architecture),
    isEqual(ARCHITECTURE[machine], 1, 0),
    KILL,
    load(AT.number),
    // The x32 numbering of x86-64 is above it too.
    isAbove(LAST_KNOWN, 0, 1),
    refuse(ENOSYS),
    ...never(CALLS.OTHER_PROCESSES),
    ...never(CALLS.MACHINE),
    ...refuseOthers(on),
    ...(rights.processes ? [] : [...never(CALLS.NEW_PROCESSES), ...refuseProcesses(on)]),
    ...never(CALLS.ACCEPTING),
    ...(rights.ports === null ? never(CALLS.CONNECTING) : refuseOtherNetworks(on)),
    ...(rights.write.length > 0 ? [] : never(CALLS.CHANGING_FILES)),
    ...(rights.write.length > 0 || hasLandlock ? [] : refuseWriting(on)),
    ALLOW,
  ]
}

type On = (call: Call, ...steps: Instruction[]) => Instruction[]

/** Signals and limits only for the process itself. */
function refuseOthers(on: On): Instruction[] {
  const { kill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo, prlimit64 } = BY_ARGUMENT
  const toItself = [load(AT.argument(0)), isEqual('pid', 0, 1), ALLOW, refuse(EPERM)]
  return [
    ...[kill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo].flatMap((call) => on(call, ...toItself)),
    ...on(prlimit64, load(AT.argument(0)), isEqual(0, 1, 0), isEqual('pid', 0, 1), ALLOW, refuse(EPERM)),
  ]
}

/** Threads may be started. The arguments of clone3 are in memory, which a filter cannot read: libraries then fall back to clone. */
const refuseProcesses = (on: On): Instruction[] => [
  ...on(BY_ARGUMENT.clone, load(AT.argument(0)), hasBits(CLONE_THREAD, 0, 1), ALLOW, refuse(EPERM)),
  ...on(BY_ARGUMENT.clone3, refuse(ENOSYS)),
  ...on(BY_ARGUMENT.execveat, refuse(EPERM)),
]

/** Allows the internet, and the kernel interface used by name resolution. */
const refuseOtherNetworks = (on: On): Instruction[] =>
  on(
    BY_ARGUMENT.socket,
    load(AT.argument(0)),
    isEqual(INET, 2, 0),
    isEqual(INET6, 1, 0),
    isEqual(NETLINK, 0, 1),
    ALLOW,
    refuse(EAFNOSUPPORT),
  )

const refuseWriting = (on: On): Instruction[] => {
  const unlessReading = (index: number) => [load(AT.argument(index)), hasBits(ANY_WRITING, 0, 1), refuse(EACCES), ALLOW]
  return [
    ...on(BY_ARGUMENT.open, ...unlessReading(1)),
    ...on(BY_ARGUMENT.openat, ...unlessReading(2)),
    ...on(BY_ARGUMENT.openat2, refuse(ENOSYS)),
  ]
}
