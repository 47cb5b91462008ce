/** Where a login leads when nothing else was asked for. */
const START = '/consulta'

/**
 * The page to open after the login. `next` comes from the address bar and may have been written by anyone, so only a path of this
 * site is followed; everything else leads to the query screen.
 */
export function getNextPath(next: string | undefined, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return START
  const url = new URL(next, origin)
  if (url.origin !== origin || /^\/(login|logout|accounts\/login)\/?$/.test(url.pathname)) return START
  return url.pathname + url.search + url.hash
}
