import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconFileImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CoveredAccount } from '../../../contract/sources/coverage.ts'
import { formatHandle } from '../../format.ts'
import styles from './coverage-list.module.css'
import { describeCollected, describePosts, listFaults } from './coverage-words.ts'
import { PlatformIcon } from '../signs/platform-icon.tsx'

type Props = {
  accounts: readonly CoveredAccount[]
  /** Shows the account's person beside it. */
  withPerson?: boolean
}

/** Coverage of accounts: collected period, gaps, stored posts. */
export function CoverageList({ accounts, withPerson = false }: Props) {
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <li key={`${account.platform} ${account.handle}`} className={styles.item} data-wide={withPerson || undefined}>
          <span className={styles.name}>
            <PlatformIcon platform={account.platform} />
            <strong>
              <bdi>{formatHandle(account.platform, account.handle)}</bdi>
            </strong>
            <span className={styles.dimmed}>{account.platform}</span>
            {withPerson && account.person && (
              <Link to="/pessoa-publica/$id" params={{ id: String(account.person.id) }}>
                {account.person.name}
              </Link>
            )}
          </span>
          <Collected account={account} />
          <span className={`${styles.dimmed} ${styles.posts}`}>{describePosts(account)}</span>
        </li>
      ))}
    </ul>
  )
}

function Collected({ account }: { account: CoveredAccount }) {
  const faults = listFaults(account)
  const Icon = findIcon(account, faults.length > 0)
  return (
    <span className={styles.collected}>
      <Icon size={16} aria-hidden />
      <span>
        {describeCollected(account)}
        {faults.map((fault) => (
          <span key={fault} className={styles.fault}>
            {fault}
          </span>
        ))}
      </span>
    </span>
  )
}

function findIcon({ until, is_followed }: CoveredAccount, hasFaults: boolean) {
  if (until === null) return IconCircleDashed
  if (hasFaults) return IconAlertTriangle
  return is_followed ? IconCircleCheck : IconFileImport
}
