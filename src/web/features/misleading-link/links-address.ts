/** State of the list in its address. */
export type LinksAddress = { search?: string | undefined; page?: string | undefined }

/** Parses an address, which may have been edited by hand, as far as it is valid. */
export function readLinksAddress(given: Readonly<Record<string, unknown>>): LinksAddress {
  const { search, page } = given
  return {
    search: typeof search === 'string' && search !== '' ? search.slice(0, 200) : undefined,
    page: typeof page === 'string' && /^[1-9][0-9]{0,4}$/.test(page) && page !== '1' ? page : undefined,
  }
}
