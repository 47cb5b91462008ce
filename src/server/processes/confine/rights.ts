/** Rights of a process; the kernel refuses everything else, where it can. */
export type Rights = {
  /** Files, and folders with everything below them. */
  read: readonly string[]
  /** Paths that may be read and changed. */
  write: readonly string[]
  /** TCP ports it may connect to; null: no network at all. */
  ports: readonly number[] | 'any' | null
  /** Whether it may start processes, which then have its rights. */
  processes: boolean
}

/** Only what any program needs to run at all. */
export const NO_RIGHTS: Rights = { read: [], write: [], ports: null, processes: false }

/** Kinds of access to a path: `run` includes reading. */
export type Access = 'read' | 'run' | 'write'
export type PathRule = readonly [path: string, access: Access]

/** System programs and their libraries; missing paths are left out. None of them contains data of this installation. */
const SYSTEM: readonly PathRule[] = [
  ...['/bin', '/usr/bin', '/usr/local/bin', '/lib', '/lib32', '/lib64', '/usr/lib', '/usr/lib32', '/usr/lib64'],
  ...['/usr/local/lib', '/usr/libexec', '/nix/store', '/gnu/store'],
].map((path) => [path, 'run'] as const)

const MACHINE: readonly PathRule[] = [
  ...['/etc/ld.so.cache', '/etc/ld.so.preload', '/etc/ld.so.conf', '/etc/ld.so.conf.d', '/etc/localtime'],
  ...['/etc/ssl/openssl.cnf', '/usr/share/zoneinfo', '/dev/urandom', '/dev/random', '/dev/zero'],
  // The number of cores and the amount of memory.
  ...['/proc/cpuinfo', '/proc/meminfo', '/proc/stat', '/sys/devices/system/cpu', '/sys/fs/cgroup'],
].map((path) => [path, 'read'] as const)

const NAMES: readonly PathRule[] = [
  ...['/etc/resolv.conf', '/etc/hosts', '/etc/nsswitch.conf', '/etc/host.conf', '/etc/gai.conf', '/etc/ssl'],
  ...['/usr/share/ca-certificates', '/etc/pki', '/usr/local/share/ca-certificates'],
].map((path) => [path, 'read'] as const)

/** @param program including its path */
export function listPaths(program: string, { read, write, ports }: Rights): PathRule[] {
  return [
    ...SYSTEM,
    ...MACHINE,
    ['/dev/null', 'write'],
    ...(ports === null ? [] : NAMES),
    [program, 'run'],
    ...read.map((path) => [path, 'read'] as const),
    ...write.map((path) => [path, 'write'] as const),
  ]
}
