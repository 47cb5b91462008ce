/** Output of a server's log: a file, a pipe or a terminal that may stop accepting data. */
import { write, writeSync } from 'node:fs'

/** Maximum bytes of buffered lines. */
const MAX_WAITING = 1_000_000
const TRY_AGAIN_MS = 1_000
/** Transient errors of a pipe; after EPIPE its reader is gone. */
const BUSY = new Set(['EAGAIN', 'EBUSY'])
const GONE = 'EPIPE'

/** Startup messages may have nowhere to go, which is no reason to end. */
export function surviveFullOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

export type LogOutput = { write(line: string): void }

/**
 * When the log cannot be written any more (its disk is full) the program continues: some lines are buffered, the others are lost, and
 * their number is logged when there is space again. Nothing here throws.
 */
export function openLogOutput(fd: number, mostWaiting = MAX_WAITING): LogOutput {
  let waiting: Buffer = Buffer.alloc(0)
  let lost = 0
  /** Bytes at the beginning of the buffer that are being written. */
  let underWay = 0
  let isGone = false

  const writeNext = () => {
    if (underWay > 0 || isGone || waiting.length === 0) return
    underWay = waiting.length
    write(fd, waiting, (error, count) => {
      underWay = 0
      if (!error) {
        waiting = waiting.subarray(count)
        if (waiting.length === 0 && lost > 0) tellLost()
        return writeNext()
      }
      isGone = error.code === GONE
      setTimeout(writeNext, BUSY.has(error.code ?? '') ? TRY_AGAIN_MS / 10 : TRY_AGAIN_MS).unref()
    })
  }
  const tellLost = () => {
    const line = { level: 'warn', time: new Date().toISOString(), lines: lost, msg: 'lines of the log were lost' }
    lost = 0
    waiting = Buffer.from(`${JSON.stringify(line)}\n`)
  }
  process.once('exit', () => {
    try {
      // A pending write is completed by its thread.
      if (!isGone) writeSync(fd, waiting.subarray(underWay))
    } catch {
      // The last lines have nowhere to go.
    }
  })
  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (waiting.length + bytes.length > mostWaiting) lost += 1
      else waiting = Buffer.concat([waiting, bytes])
      writeNext()
    },
  }
}
