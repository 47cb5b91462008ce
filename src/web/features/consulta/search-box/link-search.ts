import { readSite, searchSite } from '../../../../search-language/site-address.ts'

const ADDRESS = /^https?:\/\/[^\s"()]+$/i

/** Search for posts with a link, whatever its protocol, if a text is only a URL; null otherwise. */
export function toLinkSearch(text: string): string | null {
  const address = text.trim()
  if (!ADDRESS.test(address) || !URL.canParse(address)) return null
  const site = readSite(address)
  return site === null ? `link:${address}` : searchSite(site)
}
