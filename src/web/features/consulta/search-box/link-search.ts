import { readSite, searchSite } from '../../../../search-language/site-address.ts'

const ADDRESS = /^https?:\/\/[^\s"()]+$/i

/** The search for publications with a link, whatever its protocol, where a text is nothing but an address; null: it is something else. */
export function toLinkSearch(text: string): string | null {
  const address = text.trim()
  if (!ADDRESS.test(address) || !URL.canParse(address)) return null
  const site = readSite(address)
  return site === null ? `link:${address}` : searchSite(site)
}
