const KEY = 'lupascan-reloaded-at'
const PAUSE = 60_000

/**
 * A screen's file that no longer exists usually means that a new version was installed while the page was open: load the page anew.
 * Once a minute at most, so that a file that is really missing shows the error instead of reloading for ever.
 */
export function reloadOnceForNewVersion(): void {
  const before = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - before < PAUSE) return
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
