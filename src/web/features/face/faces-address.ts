/** What the address of the groups carries. */
export type FacesAddress = { page?: string | undefined }

/** Takes what it can use of an address anyone may have written. */
export function readFacesAddress({ page }: Readonly<Record<string, unknown>>): FacesAddress {
  return { page: typeof page === 'string' && /^[1-9][0-9]{0,4}$/.test(page) && page !== '1' ? page : undefined }
}
