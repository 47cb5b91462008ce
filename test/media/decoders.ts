import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietLog } from '../../src/server/log.ts'
import { type Decoders, openDecoders } from '../../src/server/media/decoder.ts'

let decoders: Decoders | undefined

/** The processes that open pictures, for all test files of this process: starting one costs more than most pictures. */
export function shareDecoders(): Decoders {
  if (!decoders) {
    const folder = mkdtempSync(join(tmpdir(), 'lupascan-decoders-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    decoders = openDecoders(quietLog, folder)
  }
  return decoders
}
