import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietLog } from '../../src/server/log.ts'
import { type Decoders, openDecoders } from '../../src/server/media/decoder.ts'
import { cacheResults } from './kept-answers.ts'

let decoders: Decoders | undefined

/**
 * The decoder processes, shared by all test files of this process: starting one costs more than most pictures. With
 * TEST_DECODED, a folder, earlier results for the same bytes are reused: `.ci/run` sets it for `npm test`, which
 * decodes, and for `npm run test:servers`, which is about the stores.
 */
export function shareDecoders(): Decoders {
  if (!decoders) {
    const folder = mkdtempSync(join(tmpdir(), 'lupascan-decoders-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const { urgent, background } = openDecoders(quietLog, folder)
    const kept = process.env.TEST_DECODED
    decoders = kept
      ? { urgent: cacheResults(urgent, kept), background: cacheResults(background, kept) }
      : { urgent, background }
  }
  return decoders
}
