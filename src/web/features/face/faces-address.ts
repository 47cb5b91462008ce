/** State of the list of groups in its address. */
export type FacesAddress = { page?: string | undefined }

/** Parses an address, which may have been edited by hand, as far as it is valid. */
export function readFacesAddress({ page }: Readonly<Record<string, unknown>>): FacesAddress {
  return { page: typeof page === 'string' && /^[1-9][0-9]{0,4}$/.test(page) && page !== '1' ? page : undefined }
}
