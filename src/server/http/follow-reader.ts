import type { FastifyReply } from 'fastify'

/** A reader that takes nothing for so long is cut off: only a few downloads run at once. */
const STALLED_MS = 30_000

/**
 * Aborted once nobody reads any more, which may be while the download still waits for its turn. One listener for both: with
 * those of the framework an answer has as many as Node takes for a leak.
 */
export function followReader({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => leaving.abort())
  // Silence is the reader's only when something waits to be taken; else it is the store that is at work.
  raw.setTimeout(STALLED_MS, () => (raw.writableNeedDrain ? raw.destroy() : raw.socket?.setTimeout(STALLED_MS)))
  return leaving.signal
}
