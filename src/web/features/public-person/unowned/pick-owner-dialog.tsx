import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { AccountWithoutPerson } from '../../../../contract/people/accounts-without-person.ts'
import { formatHandle } from '../../../format.ts'
import { type ChosenPerson, PersonField } from '../../../person-field.tsx'
import { useJoin } from './accounts.ts'

type Props = { account: AccountWithoutPerson; onClose: () => void }

/** Whose account it is, found by name. */
export function PickOwnerDialog({ account, onClose }: Props) {
  const [person, setPerson] = useState<ChosenPerson | null>(null)
  const { join, isBusy, problem } = useJoin(onClose)
  return (
    <Modal opened onClose={onClose} title={`De quem é ${formatHandle(account.platform, account.handle)}`}>
      <Stack gap="md">
        <PersonField
          label="Pessoa pública"
          description="A conta passa a constar na página da pessoa, e as publicações, antigas e novas, são dela."
          hasFirstFocus
          value={person}
          error={problem ?? undefined}
          onChange={setPerson}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancelar
          </Button>
          <Button disabled={person === null} loading={isBusy} onClick={() => person && join([{ account, person }])}>
            Ligar a conta
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
