/** The form of a person: its values, and the call that they stand for. Pure. */
import type { z } from 'zod'
import type { Platform, Uf } from '../../../../contract/labels.ts'
import { toGender } from '../../../../contract/people/offices.ts'
import type { CreatePerson, PublicPersonDetails, UpdatePerson } from '../../../../contract/people/public-persons.ts'

export type FormAccount = { readonly key: number; readonly platform: string; readonly handle: string }

export type PersonForm = {
  readonly name: string
  readonly role: string
  /** Empty: not known. */
  readonly gender: string
  readonly party: string
  readonly uf: string
  readonly image: string
  readonly accounts: readonly FormAccount[]
  /** A new role, party or state corrects a mistake, or holds since a day (YYYY-MM-DD). */
  readonly meaning: 'change' | 'correction'
  readonly since: string
}

type CreateInput = z.input<typeof CreatePerson>
type UpdateInput = z.input<typeof UpdatePerson>

/** The form as it opens: empty, or with what is known. A picture that LupaScan keeps has no address to show. */
export function openForm(person: PublicPersonDetails | undefined, today: string): PersonForm {
  return {
    name: person?.name ?? '',
    role: person?.role ?? '',
    gender: person?.gender ?? '',
    party: person?.party ?? '',
    uf: person?.uf ?? '',
    image: isKeptPicture(person?.image) ? '' : (person?.image ?? ''),
    accounts: (person?.accounts ?? []).map((account, key) => ({ ...account, key })),
    meaning: 'change',
    since: today,
  }
}

export const isKeptPicture = (image: string | null | undefined) => image?.startsWith('/api/media/') ?? false

/** Whether a role, party or state that was known is another one now. */
export function isAffiliationChange(person: PublicPersonDetails | undefined, form: PersonForm): boolean {
  if (!person) return false
  return (['role', 'party', 'uf'] as const).some(
    (field) => person[field] !== null && person[field] !== form[field].trim(),
  )
}

export function toCreateInput(form: PersonForm, takeAccounts: boolean): CreateInput {
  const { name, image } = form
  const accounts = listAccounts(form)
  const facts = {
    name: name.trim(),
    gender: toGender(form.gender),
    ...toAffiliation(form),
    image: image.trim() || null,
    accounts,
  }
  return { ...facts, take_accounts: takeAccounts }
}

/** Only what differs from what is stored. */
export function toUpdateInput(person: PublicPersonDetails, form: PersonForm, takeAccounts: boolean): UpdateInput {
  const change: UpdateInput = {}
  const { role, party, uf } = toAffiliation(form)
  if (form.name.trim() !== person.name) change.name = form.name.trim()
  if (role !== person.role) change.role = role
  if (toGender(form.gender) !== person.gender) change.gender = toGender(form.gender)
  if (party !== person.party) change.party = party
  if (uf !== person.uf) change.uf = uf
  const image = form.image.trim() || null
  if (image !== (isKeptPicture(person.image) ? null : person.image)) change.image = image
  const accounts = listAccounts(form)
  if (nameAccounts(accounts) !== nameAccounts(person.accounts)) change.accounts = accounts
  if (isAffiliationChange(person, form)) {
    if (form.meaning === 'correction') change.correction = true
    else if (form.since !== '') change.since = form.since
  }
  return takeAccounts ? { ...change, take_accounts: true } : change
}

/** Accounts that are the person's and that the form no longer has. */
export function listRemoved(person: PublicPersonDetails | undefined, form: PersonForm) {
  const kept = new Set(listAccounts(form).map(nameAccount))
  return (person?.accounts ?? []).filter((account) => !kept.has(nameAccount(account)))
}

/** Rows without a name are as good as not there. The server checks the values against its lists. */
function listAccounts({ accounts }: PersonForm) {
  return accounts
    .map(({ platform, handle }) => ({ platform: platform as Platform, handle: readHandle(handle) }))
    .filter(({ handle }) => handle !== '')
}

/** A pasted address is taken for the account it leads to. */
function readHandle(text: string): string {
  const line = text.trim()
  const parts = /^https?:\/\//i.test(line) && URL.canParse(line) ? new URL(line).pathname.split('/') : [line]
  return (parts.filter(Boolean)[0] ?? '').replace(/^@+/, '')
}

const toAffiliation = ({ role, party, uf }: PersonForm) => ({
  role: role.trim() || null,
  party: party.trim() || null,
  uf: (uf || null) as Uf | null,
})

const nameAccount = ({ platform, handle }: { platform: string; handle: string }) =>
  `${platform} ${handle.toLowerCase()}`
const nameAccounts = (accounts: readonly { platform: string; handle: string }[]) =>
  accounts.map(nameAccount).sort().join('\n')
