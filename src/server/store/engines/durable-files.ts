/**
 * The files of the embedded PostgreSQL, with the fsync that its file layer lacks. After a kill PostgreSQL syncs every file twice,
 * sequentially, before it does anything else (docs/decisions/0107): they are synced here first, concurrently, and those calls then
 * have nothing to do. Uses internals of the exact version pinned in package.json; `durable-files.test.ts` counts the calls.
 */
import { fsyncSync } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Node = { name: string }
type Stream = { nfd?: number; node: Node }
type Operations = Record<string, (...args: unknown[]) => unknown>
type FileLayer = { NODEFS: { stream_ops: Operations; node_ops: Operations } }

/** Every operation that changes a file or folder. */
const CHANGES = {
  stream_ops: ['write', 'msync', 'setattr'],
  node_ops: ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink'],
} as const
/** Contains the process id; written before everything else. */
const PID_FILE = 'postmaster.pid'
const SIDE_BY_SIDE = 32

export class DurableNodeFs extends NodeFS {
  /** All files are synced to disk, until one is changed. */
  #isSynced: boolean

  constructor(directory: string, { isSynced }: { isSynced: boolean }) {
    super(directory)
    this.#isSynced = isSynced
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: object) => this.#addFsync(module as FileLayer)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #addFsync({ NODEFS }: FileLayer): void {
    NODEFS.stream_ops.fsync = (stream) => {
      // Type: the first argument of stream operations.
      const { nfd, node } = stream as Stream
      if (nfd !== undefined && !(this.#isSynced && node.name !== PID_FILE)) fsyncSync(nfd)
      return 0
    }
    if (!this.#isSynced) return
    for (const kind of ['stream_ops', 'node_ops'] as const)
      for (const name of CHANGES[kind]) NODEFS[kind][name] = this.#watch(NODEFS[kind][name])
  }

  #watch(change: Operations[string] | undefined): Operations[string] {
    if (!change) throw new Error('the file layer of PGlite has other operations than in the pinned version')
    return (...args) => {
      if (!isPidFile(args)) this.#isSynced = false
      return change(...args)
    }
  }
}

/** Operations name a stream, a node, or a folder and a name in it. */
function isPidFile([what, name]: unknown[]): boolean {
  const { node, name: ownName } = what as Partial<Stream & Node>
  return [name, node?.name, ownName].includes(PID_FILE)
}

/** Offset in `pg_control` of the state of the database, and its value after a clean shutdown. */
const STATE_AT = 16
const CLOSED = 1

/** Whether this is a database that was not shut down cleanly: a process was killed. */
export async function wasKilled(directory: string): Promise<boolean> {
  const control = await readFile(join(directory, 'global', 'pg_control')).catch(() => null)
  return control !== null && control.length > STATE_AT + 4 && control.readUInt32LE(STATE_AT) !== CLOSED
}

/** Syncs all files and folders to disk. Returns their number. */
export async function syncFolder(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const found = entries.filter((entry) => entry.isFile() || entry.isDirectory())
  const paths = [directory, ...found.map(({ parentPath, name }) => join(parentPath, name))]
  const left = paths.values()
  const work = async () => {
    for (const path of left) await syncPath(path)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return paths.length
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
