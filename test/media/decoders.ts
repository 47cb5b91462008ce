import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietLog } from '../../src/server/log.ts'
import { type Decoders, openDecoders } from '../../src/server/media/decoder.ts'
import { keepAnswers } from './kept-answers.ts'

let decoders: Decoders | undefined

/**
 * The processes that open pictures, for all test files of this process: starting one costs more than most pictures. With
 * TEST_DECODED, a folder, what they found in the same bytes before is not looked for again: `.ci/run` gives one to `npm test`, which
 * looks, and to `npm run test:servers`, whose subject are the stores.
 */
export function shareDecoders(): Decoders {
  if (!decoders) {
    const folder = mkdtempSync(join(tmpdir(), 'lupascan-decoders-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const { urgent, background } = openDecoders(quietLog, folder)
    const kept = process.env.TEST_DECODED
    decoders = kept
      ? { urgent: keepAnswers(urgent, kept), background: keepAnswers(background, kept) }
      : { urgent, background }
  }
  return decoders
}
