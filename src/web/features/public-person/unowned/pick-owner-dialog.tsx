import { Modal } from '@mantine/core'
import type { AccountWithoutPerson } from '../../../../contract/people/accounts-without-person.ts'
import { formatHandle } from '../../../format.ts'
import { PersonPicker } from '../form/person-picker.tsx'
import { useJoin } from './accounts.ts'
import classes from './unowned.module.css'

type Props = { account: AccountWithoutPerson; onClose: () => void }

/** Whose account it is, found by name. */
export function PickOwnerDialog({ account, onClose }: Props) {
  const { join, problem } = useJoin(onClose)
  return (
    <Modal opened onClose={onClose} title={`De quem é ${formatHandle(account.platform, account.handle)}`}>
      <PersonPicker label="Pessoa" onPick={(person) => join([{ account, person }])} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </Modal>
  )
}
