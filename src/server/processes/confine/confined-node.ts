/** Our own programs without rights: restricted on every system, by Node's permission model too. */
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { confine, type Start } from './confine.ts'
import type { Rights } from './rights.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** The code of the program and of its packages. */
const CODE = [join(ROOT, 'src'), join(ROOT, 'package.json'), ...findPackages()]

/** Folders of the packages, which may be links. */
function findPackages(): string[] {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('zod/package.json')))
  return [...new Set([join(ROOT, 'node_modules'), folder, realpathSync(folder)])]
}

/** A Node program with an IPC channel, the descriptor after the three standard ones. */
export type NodeProgram = {
  script: string
  args: string[]
  execArgv: string[]
  env: Record<string, string | undefined>
  rights: Rights
}
const CHANNEL = 3

export function confineNode({ script, args, execArgv, env, rights }: NodeProgram): Start {
  const known = { ...rights, read: [...CODE, dirname(script), ...rights.read] }
  return confine({
    command: process.execPath,
    args: [...listPermissions(known), ...execArgv, script, ...args],
    env: {
      ...env,
      NODE_CHANNEL_FD: String(CHANNEL),
      NODE_CHANNEL_SERIALIZATION_MODE: 'advanced',
      // File access through the thread pool: io_uring, which bypasses the filter, is refused, and Node would try it in vain.
      UV_USE_IO_URING: '0',
    },
    rights: known,
    descriptors: CHANNEL + 1,
  })
}

/** Addons do the decoding; some libraries need threads. Node 24 has no permission for the network. */
function listPermissions({ read, write, processes }: Rights): string[] {
  return [
    ...['--permission', '--allow-addons', '--allow-worker'],
    ...(processes ? ['--allow-child-process'] : []),
    ...[...read, ...write].map((path) => `--allow-fs-read=${path}`),
    ...write.map((path) => `--allow-fs-write=${path}`),
  ]
}
