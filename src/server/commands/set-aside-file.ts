import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { SetAside } from '../ingest/import/import-report.ts'

/** The --report file: every set-aside item, one JSON object per line. Without a path nothing is written. */
export type SetAsideFile = { add(file: string, item: SetAside): void; close(): Promise<void> }

/** Rejects when the file cannot be created. */
export async function openSetAsideFile(path: string | undefined): Promise<SetAsideFile> {
  if (path === undefined) return { add() {}, async close() {} }
  const output: WriteStream = createWriteStream(path)
  await once(output, 'open')
  // A full disk is reported at the end, by close.
  output.on('error', () => {})
  return {
    add: (file, { position, reason }) => void output.write(`${JSON.stringify({ file, position, reason })}\n`),
    async close() {
      output.end()
      await finished(output)
    },
  }
}
