/** The state of the list of accounts without a person is its address, as plain texts by name. Reading never fails. */

type AddressText = { readonly [name: string]: string | undefined }

export type UnownedAddress = {
  readonly search: string
  readonly platform: string
  readonly only: '' | 'sure' | 'dismissed'
  readonly page: number
}

/** Of the screen of public persons: the value of `tab` that opens this list. */
export const UNOWNED_TAB = 'contas'

export const readUnownedAddress = (texts: AddressText): UnownedAddress => ({
  search: (texts.search ?? '').slice(0, 200),
  platform: texts.platform ?? '',
  only: texts.only === 'sure' || texts.only === 'dismissed' ? texts.only : '',
  page: /^[1-9][0-9]{0,4}$/.test(texts.page ?? '') ? Number(texts.page) : 1,
})

/** The shortest texts that `readUnownedAddress` turns back into the same state. */
export const printUnownedAddress = ({ page, ...texts }: UnownedAddress): AddressText => ({
  tab: UNOWNED_TAB,
  ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value.trim() !== '')),
  page: page === 1 ? undefined : String(page),
})
