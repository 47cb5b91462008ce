/** What the address of the list carries. */
export type LinksAddress = { search?: string | undefined; page?: string | undefined }

/** Takes what it can use of an address anyone may have written. */
export function readLinksAddress(given: Readonly<Record<string, unknown>>): LinksAddress {
  const { search, page } = given
  return {
    search: typeof search === 'string' && search !== '' ? search.slice(0, 200) : undefined,
    page: typeof page === 'string' && /^[1-9][0-9]{0,4}$/.test(page) && page !== '1' ? page : undefined,
  }
}
