/** Parameters that say where a reader came from, never what the page is. */
const TRACKING = /^(utm_.*|fbclid|gclid|igshid|igsh|mc_.*|ref|origem|s|t|_ga|ncid|spm|amp)$/i

/**
 * The form in which two addresses are compared: no scheme, no "www.", no fragment, no tracking, no slash at the end.
 * null for what is no web address, and for a bare host, which is no particular page.
 */
export function createLinkKey(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  const path = url.pathname.replace(/\/+$/, '')
  if (path === '' && url.search === '') return null
  return `${url.host.replace(/^www\d?\./, '')}${path}${url.search}`.toLowerCase().slice(0, 500)
}
