/** Page of its posts; absent: the first. */
export type DossierAddress = { page?: string | undefined }

export const readDossierAddress = (given: Record<string, unknown>): DossierAddress => ({
  page: typeof given.page === 'string' && /^[1-9][0-9]{0,3}$/.test(given.page) ? given.page : undefined,
})
