import { Checkbox, VisuallyHidden } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { AccountWithoutPerson } from '../../../../contract/people/accounts-without-person.ts'
import { formatDate, formatHandle, formatPlural } from '../../../format.ts'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import records from '../../../ui/lists/record-table.module.css'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import type { OpenedOwner } from './account-owner.tsx'
import { AccountOwner } from './account-owner.tsx'
import { keyOf } from './choices.ts'
import classes from './unowned.module.css'

const PickOwnerDialog = partOnDemand(async () => (await import('./pick-owner-dialog.tsx')).PickOwnerDialog)
const NewOwnerDialog = partOnDemand(async () => (await import('./new-owner-dialog.tsx')).NewOwnerDialog)

type Props = {
  items: readonly AccountWithoutPerson[]
  marked: ReadonlySet<string>
  isStale: boolean
  onMark: (key: string, isMarked: boolean) => void
}

/** One line per account: what it shows, how much and what it posted last, and whose it may be. */
export function UnownedTable({ items, marked, isStale, onMark }: Props) {
  const [opened, setOpened] = useState<OpenedOwner | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <table className={records.table} data-stale={isStale || undefined}>
        <caption className={records.caption}>Contas sem pessoa</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Marcar</VisuallyHidden>
            </th>
            <th scope="col">Conta</th>
            <th scope="col">Publicações</th>
            <th scope="col">De quem é</th>
          </tr>
        </thead>
        <tbody>
          {items.map((account) => (
            <tr key={keyOf(account)} className={records.row}>
              <td className={classes.mark}>
                <Checkbox
                  aria-label={`Marcar ${formatHandle(account.platform, account.handle)}`}
                  checked={marked.has(keyOf(account))}
                  onChange={(event) => onMark(keyOf(account), event.currentTarget.checked)}
                />
              </td>
              <Account account={account} />
              <td data-label="Publicações" className={classes.posts}>
                <LatestPost account={account} />
              </td>
              <td data-label="De quem é">
                <AccountOwner account={account} onOpen={(what) => setOpened({ what, account })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>
        {opened?.what === 'pick' && <PickOwnerDialog account={opened.account} onClose={close} />}
        {opened?.what === 'new' && <NewOwnerDialog account={opened.account} onClose={close} />}
      </Suspense>
    </>
  )
}

function Account({ account: { platform, handle, full_name, uf } }: { account: AccountWithoutPerson }) {
  const shown = full_name || formatHandle(platform, handle)
  return (
    <th scope="row" className={classes.who}>
      <span className={classes.name}>
        <PlatformIcon platform={platform} />
        {shown}
      </span>
      <span className={records.details}>
        {[formatHandle(platform, handle) !== shown && formatHandle(platform, handle), platform, uf]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </th>
  )
}

function LatestPost({ account: { posts, last_post, last_text } }: { account: AccountWithoutPerson }) {
  return (
    <span>
      {formatPlural(posts, 'publicação', 'publicações')}
      <span className={records.details}>a mais recente em {formatDate(last_post)}</span>
      {last_text && <q className={classes.text}>{last_text}</q>}
    </span>
  )
}
