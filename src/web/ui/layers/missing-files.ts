const KEY = 'lupascan-reloaded-at'
const PAUSE = 60_000
/** Of a server that may accept and say nothing. */
const PATIENCE = 5_000

const missing = new WeakSet<Error>()

/** Keeps the error of a file that could not be fetched. Many are fetched before they are wanted: that alone disturbs nobody. */
export function noteMissingFile({ payload }: { payload: Error }): void {
  missing.add(payload)
}

/**
 * `load` for a screen of the router, which reloads the page by itself when a file cannot be fetched, even where there is no
 * connection and the browser would show its own page in the place of ours: it is not told what happened.
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

/** Whether an error is that of a file that could not be fetched: a matter of the connection or of the version, not of the program. */
export const isMissingFile = (error: unknown): boolean => error instanceof Error && missing.has(error)

/**
 * For an error that stands where something was to be drawn: a file that no longer exists usually means that a new version was
 * installed while the page was open, so the page is loaded anew. Once a minute at most, so that a file that is really missing
 * shows the error instead of reloading for ever, and only from a server that answers. Other errors do nothing.
 */
export async function reloadOnceForNewVersion(error: unknown): Promise<void> {
  if (!isMissingFile(error)) return
  const before = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - before < PAUSE || !(await isServerThere())) return
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}

/** Loads the page anew where a server answers; without one the browser's own page would stand in the place of ours. Tells whether. */
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
