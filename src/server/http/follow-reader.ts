import type { FastifyReply } from 'fastify'

/** A reader that takes no data for this long is disconnected: only a few downloads run at once. */
const STALLED_MS = 30_000

/**
 * Aborted once the reader has disconnected, possibly while the download still waits for its turn. One listener serves both:
 * together with the framework's own, more would trigger Node's warning about a listener leak.
 */
export function followReader({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => leaving.abort())
  // Silence is the reader's fault only while data waits to be taken; otherwise the store is still working.
  raw.setTimeout(STALLED_MS, () => (raw.writableNeedDrain ? raw.destroy() : raw.socket?.setTimeout(STALLED_MS)))
  return leaving.signal
}
