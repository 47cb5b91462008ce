/** Our own programs without rights: what Node's permission model refuses as well, on every system. */
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { confine, type Start } from './confine.ts'
import type { Rights } from './rights.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** The code of the program and of its packages. */
const CODE = [join(ROOT, 'src'), join(ROOT, 'package.json'), ...findPackages()]

/** Where packages are, which may be a link to elsewhere. */
function findPackages(): string[] {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('zod/package.json')))
  return [...new Set([join(ROOT, 'node_modules'), folder, realpathSync(folder)])]
}

/** A program of Node that is spoken with over a channel, the descriptor after the three of every program. */
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
      // Files through the pool of threads: what is queued past the filter is refused, and Node would ask in vain.
      UV_USE_IO_URING: '0',
    },
    rights: known,
    descriptors: CHANNEL + 1,
  })
}

/** Addons are what decodes; threads are how some libraries work. Of the network Node 24 knows nothing. */
function listPermissions({ read, write, processes }: Rights): string[] {
  return [
    ...['--permission', '--allow-addons', '--allow-worker'],
    ...(processes ? ['--allow-child-process'] : []),
    ...[...read, ...write].map((path) => `--allow-fs-read=${path}`),
    ...write.map((path) => `--allow-fs-write=${path}`),
  ]
}
