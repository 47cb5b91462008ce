/**
 * The site of an address that has nothing but it: 'g1.globo.com' of 'https://g1.globo.com/'; null where a page, a port or a user is
 * named. As a link it would be the first page alone, and whoever writes it means all of the site.
 */
export function readSite(address: string): string | null {
  const site = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(site) ? site : null
}
