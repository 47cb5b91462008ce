import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { AccountWithoutPerson } from '../../../../contract/people/accounts-without-person.ts'
import { formatNumber, formatPlural } from '../../../format.ts'
import { useDismiss } from './accounts.ts'
import { keyOf, listChoices, listSure } from './choices.ts'
import { JoinAllButton } from './join-all-button.tsx'
import { JoinDialog } from './join-dialog.tsx'
import classes from './unowned.module.css'
import type { UnownedAddress } from './unowned-address.ts'

type Props = {
  address: UnownedAddress
  items: readonly AccountWithoutPerson[]
  /** How many of all pages show the exact name of one person. */
  sureEverywhere: number
  marked: ReadonlySet<string>
  onMark: (keys: readonly string[]) => void
}

/** What can be done with the marked accounts of a page, or with the certain ones of all pages, together. */
export function MarkedActions({ address, items, sureEverywhere, marked, onMark }: Props) {
  const [isAsking, setAsking] = useState(false)
  const clear = () => onMark([])
  const { dismiss, isBusy, problem } = useDismiss(clear)
  const isDismissed = items[0]?.is_dismissed ?? false
  const choices = listChoices(items, marked)
  const sure = listSure(items)
  const isMore = sureEverywhere > sure.length
  const accounts = items.filter((one) => marked.has(keyOf(one)))
  const open = accounts.length - choices.length
  return (
    <div className={classes.actions}>
      <Group gap="xs">
        {!isDismissed && (
          <>
            {sure.length > 0 && (
              <Button variant="default" onClick={() => onMark(sure)}>
                Marcar as {formatNumber(sure.length)} com nome exato{isMore && ' desta página'}
              </Button>
            )}
            {isMore && <JoinAllButton address={address} count={sureEverywhere} onDone={clear} />}
            <Button disabled={choices.length === 0} onClick={() => setAsking(true)}>
              {choices.length === 0 ? 'Ligar as marcadas' : `Ligar ${formatPlural(choices.length, 'conta', 'contas')}`}
            </Button>
          </>
        )}
        <Button
          variant="default"
          disabled={accounts.length === 0}
          loading={isBusy}
          onClick={() => dismiss({ accounts, dismissed: !isDismissed })}
        >
          {isDismissed ? 'Devolver as marcadas à lista' : 'Dispensar as marcadas'}
        </Button>
        {marked.size > 0 && (
          <Button variant="subtle" onClick={clear}>
            Desmarcar
          </Button>
        )}
      </Group>
      <p className={classes.hint} role="status">
        {problem ??
          (marked.size === 0
            ? 'Marque contas para ligá-las juntas.'
            : `${formatPlural(marked.size, 'conta marcada', 'contas marcadas')}${open > 0 && !isDismissed ? `; ${formatNumber(open)} sem uma sugestão só, que é preciso escolher na linha` : ''}.`)}
      </p>
      {isAsking && <JoinDialog choices={choices} onClose={() => setAsking(false)} onDone={clear} />}
    </div>
  )
}
