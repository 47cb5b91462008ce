const KEY = 'lupascan-reloaded-at'
const PAUSE = 60_000
/** Timeout for a server that accepts connections and does not respond. */
const PATIENCE = 5_000

const missing = new WeakSet<Error>()

/** Records the error of a chunk that could not be loaded. Many are prefetched: a failure alone must not disturb the user. */
export function recordMissingFile({ payload }: { payload: Error }): void {
  missing.add(payload)
}

/**
 * `load` for a screen of the router, which would reload the page itself when a chunk cannot be loaded, even while offline, where the
 * browser would replace our page by its own: the error is hidden from it.
 */
export async function importScreen<Screens>(load: () => Promise<Screens>): Promise<Screens> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingFile(error)) throw error
    const told = new Error('A file of a screen could not be fetched', { cause: error })
    missing.add(told)
    throw told
  }
}

/** Whether an error is that of a missing chunk: caused by the connection or the version, not by the program. */
export const isMissingFile = (error: unknown): boolean => error instanceof Error && missing.has(error)

/**
 * For an error boundary: a missing chunk usually means that a new version was installed while the page was open, so the page is
 * reloaded. At most once a minute, so that a file that is really missing shows the error instead of reloading forever, and only if the
 * server responds. Other errors do nothing.
 */
export async function reloadOnceForNewVersion(error: unknown): Promise<void> {
  if (!isMissingFile(error)) return
  const before = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - before < PAUSE || !(await isServerThere())) return
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}

/** Reloads the page if a server responds; otherwise the browser's own error page would replace ours. Returns whether it did. */
export async function reloadFromServer(): Promise<boolean> {
  const isThere = await isServerThere()
  if (isThere) window.location.reload()
  return isThere
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/api/health/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).ok
  } catch {
    return false
  }
}
