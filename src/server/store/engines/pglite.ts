/**
 * PGlite that survives a power cut. Left alone it never fsyncs: it starts PostgreSQL with `-F`, and its file layer has
 * no fsync. This uses internals of the exact version pinned in package.json; `postgres.test.ts` counts fsyncs per commit.
 */
import { fsyncSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

type FileLayer = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } }

function addFsync(module: object): void {
  const { NODEFS } = module as FileLayer
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd)
    return 0
  }
}

/**
 * Compiling PostgreSQL a second time, for speed, takes half a gigabyte for a moment (measured with Node 24.21: 720 MB at most
 * against 165 MB, for small questions about a millisecond slower). Holds for all WebAssembly of this process.
 */
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** Opens (or creates) the database in a directory. The caller holds the directory lock: PGlite has none. */
export async function openDurablePglite(directory: string): Promise<PGlite> {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag)
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const pglite = new PGlite({
    fs: new DurableNodeFs(directory),
    // Our tables are small; the engine's default of 128 MB of buffers would be most of the process.
    startParams: [...startParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
  })
  await pglite.waitReady
  return pglite
}
