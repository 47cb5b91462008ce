const KEY = 'lupascan-reloaded-at'
const PAUSE = 60_000

const missing = new WeakSet<Error>()

/** Keeps the error of a file that could not be fetched. Many are fetched before they are wanted: that alone disturbs nobody. */
export function noteMissingFile({ payload }: { payload: Error }): void {
  missing.add(payload)
}

/**
 * For an error that stands where something was to be drawn: a file that no longer exists usually means that a new version was
 * installed while the page was open, so the page is loaded anew. Once a minute at most, so that a file that is really missing
 * shows the error instead of reloading for ever. Other errors do nothing.
 */
export function reloadOnceForNewVersion(error: unknown): void {
  if (!(error instanceof Error && missing.has(error))) return
  const before = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - before < PAUSE) return
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
