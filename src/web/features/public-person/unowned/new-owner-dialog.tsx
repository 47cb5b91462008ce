import type { AccountWithoutPerson } from '../../../../contract/people/accounts-without-person.ts'
import { PersonDialog } from '../form/person-dialog.tsx'

type Props = { account: AccountWithoutPerson; onClose: () => void }

/** The form of a new person, with what the account shows. */
export function NewOwnerDialog({ account: { full_name, uf, platform, handle }, onClose }: Props) {
  return (
    <PersonDialog
      opened
      onClose={onClose}
      first={{ name: full_name, uf: uf ?? '', accounts: [{ key: 0, platform, handle }] }}
    />
  )
}
