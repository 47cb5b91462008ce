/**
 * The site of an address without anything else: 'g1.globo.com' for 'https://www.G1.globo.com/'; null if a page, port or
 * user is given. As a link it would mean only the home page, but people who type it mean the whole site.
 */
export function readSite(address: string): string | null {
  const site = address
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase()
    .replace(/^www\.(?=[^.]+\.)/, '')
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(site) ? site : null
}

/**
 * The whole site, and its home page under any host name: `dominio:` knows no aliases of a host ("twitter.com" for
 * "x.com"), `link:` does.
 */
export const searchSite = (site: string): string => `(${beforeLink(site)}"https://${site}/")`

/** Whether the text already contains that search, so that its link needs no report. */
export const hasSiteSearch = (text: string, site: string): boolean => text.includes(beforeLink(site))

const beforeLink = (site: string) => `dominio:${site} OU link:`
