import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { PLATFORMS } from '../../../../contract/labels.ts'
import type { FormAccount } from './person-change.ts'
import styles from './person-form.module.css'

type Props = {
  accounts: readonly FormAccount[]
  error: string | undefined
  isBusy: boolean
  onChange: (accounts: readonly FormAccount[]) => void
  /** Saves again and brings over accounts that are somebody else's. */
  onTake: () => void
}

/** Where a person publishes: one row for each account. */
export function AccountFields({ accounts, error, isBusy, onChange, onTake }: Props) {
  const update = (key: number, part: Partial<FormAccount>) =>
    onChange(accounts.map((account) => (account.key === key ? { ...account, ...part } : account)))
  const add = () => {
    const key = Math.max(-1, ...accounts.map((account) => account.key)) + 1
    onChange([...accounts, { key, platform: PLATFORMS[0], handle: '' }])
  }
  return (
    <fieldset className={styles.group}>
      <legend>Contas</legend>
      {accounts.map(({ key, platform, handle }) => (
        <div key={key} className={styles.account}>
          <NativeSelect
            aria-label="Plataforma da conta"
            value={platform}
            data={[...PLATFORMS]}
            onChange={(event) => update(key, { platform: event.currentTarget.value })}
          />
          <TextInput
            aria-label="Nome da conta"
            placeholder="@conta"
            maxLength={200}
            value={handle}
            onChange={(event) => update(key, { handle: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={handle ? `Retirar a conta ${handle}` : 'Retirar esta conta'}
            onClick={() => onChange(accounts.filter((account) => account.key !== key))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <div role="alert" className={styles.problem}>
          {error}{' '}
          {error.includes('já é de') && (
            <Button size="compact-sm" variant="default" onClick={onTake} loading={isBusy}>
              Trazer a conta e suas publicações para cá
            </Button>
          )}
        </div>
      )}
      <Button
        variant="default"
        size="compact-sm"
        className={styles.add}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={add}
      >
        Acrescentar conta
      </Button>
    </fieldset>
  )
}
