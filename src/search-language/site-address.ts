/**
 * The site of an address that has nothing but it: 'g1.globo.com' of 'https://www.G1.globo.com/'; null where a page, a port or a user is
 * named. As a link it would be the first page alone, and whoever writes it means all of the site.
 */
export function readSite(address: string): string | null {
  const site = address
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase()
    .replace(/^www\.(?=[^.]+\.)/, '')
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(site) ? site : null
}

/** All of the site, and its first page by whatever name: `dominio:` knows no other names of a host ("twitter.com" of "x.com"), `link:` does. */
export const searchSite = (site: string): string => `(${beforeLink(site)}"https://${site}/")`

/** Whether the text is such a search, so that nothing need be said of its link. */
export const hasSiteSearch = (text: string, site: string): boolean => text.includes(beforeLink(site))

const beforeLink = (site: string) => `dominio:${site} OU link:`
