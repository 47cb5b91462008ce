import { ActionIcon, NativeSelect, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SORT_FIELDS } from '../../../../contract/limits.ts'
import { formatElapsed, formatNumber, formatPlural } from '../../../format.ts'
import { usePainted } from '../../../ui/lists/use-painted.ts'
import { CollapseSwitch } from '../post/marks/message-group.tsx'
import type { QueryAddress } from '../state/address.ts'
import type { PostsResult } from '../state/posts.ts'
import { changeSort, describeOrder, SORT_LABELS } from '../state/sorting.ts'
import type { ViewMode } from '../state/stored.ts'
import { OldCount } from './old-count.tsx'
import styles from './result-bar.module.css'
import { SlowNotice } from './slow-notice.tsx'
import { TableSettingsButton } from './table-settings-button.tsx'
import type { TableSettingsProps } from './table-settings-menu.tsx'
import { ViewSwitch } from './view-switch.tsx'

type ResultBarProps = {
  result: PostsResult
  address: QueryAddress
  goTo: (next: QueryAddress) => void
  view: ViewMode
  onView: (view: ViewMode) => void
  /** Table settings. */
  look: TableSettingsProps
  /** Actions on the results: save the search, download. */
  actions: ReactNode
  /** Additions to the count. */
  note: ReactNode
  /** Total number of posts without filters; undefined if it is not informative. */
  all: number | undefined
}

/** Media query in which the bar is always one line (result-bar.module.css), so that a part of it can load later. */
const ONE_LINE = '(min-width: 86em)'

/** Result count and display options: time, order, table or cards, download. */
export function ResultBar({ result, address, goTo, view, onView, look, actions, note, all }: ResultBarProps) {
  const isOneLine = useMediaQuery(ONE_LINE, false, { getInitialValueInEffect: false })
  // Rarely used before the first row is visible, and as expensive to render as three rows.
  const areToolsDue = usePainted() || !isOneLine
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status" data-stale={result.state !== 'ready' || undefined}>
        {describeCount(result, { isCollapsed: address.collapse, all })}
      </p>
      {(result.state === 'loading' || result.state === 'refreshing') && (
        <SlowNotice key={address.search} onCancel={result.cancel} />
      )}
      <div className={styles.notes}>{note}</div>
      {areToolsDue && (
        <div className={styles.tools}>
          <CollapseSwitch address={address} goTo={goTo} />
          <SortControl address={address} goTo={goTo} />
          <ViewSwitch view={view} onView={onView} />
          {view === 'table' && <TableSettingsButton {...look} />}
          {actions}
        </div>
      )}
    </div>
  )
}

type CountProps = { isCollapsed: boolean; all: number | undefined }

function describeCount(
  { state, total, totalPosts, seconds }: PostsResult,
  { isCollapsed, all }: CountProps,
): ReactNode {
  if (total === undefined) return state === 'loading' ? 'Buscando…' : '–'
  const posts = formatPlural(totalPosts ?? total, 'publicação', 'publicações')
  const words = isCollapsed ? `${formatPlural(total, 'mensagem', 'mensagens')} em ${posts}` : posts
  if (state !== 'ready') return <OldCount words={words} />
  return (
    <>
      <strong>{words}</strong>
      <span className={styles.time}>
        {all !== undefined && <span>{` de ${formatNumber(all)}`}</span>}
        <span>{` · ${formatElapsed(seconds)}`}</span>
      </span>
    </>
  )
}

function SortControl({ address, goTo }: { address: QueryAddress; goTo: (next: QueryAddress) => void }) {
  const { sort_by, sort_order } = address
  const Icon = sort_order === 'desc' ? IconSortDescending : IconSortAscending
  const order = describeOrder(sort_by, sort_order)
  return (
    <div className={styles.sort}>
      <NativeSelect
        size="xs"
        className={styles.field}
        aria-label="Ordenar por"
        value={sort_by}
        data={SORT_FIELDS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        onChange={(event) => {
          const field = SORT_FIELDS.find((known) => known === event.currentTarget.value)
          if (field) goTo(changeSort(address, field, 'desc'))
        }}
      />
      <ActionIcon
        variant="default"
        size={30}
        title={order}
        onClick={() => goTo(changeSort(address, sort_by, sort_order === 'desc' ? 'asc' : 'desc'))}
      >
        <Icon size={16} aria-hidden />
        <VisuallyHidden>{`Ordem: ${order}. Inverter`}</VisuallyHidden>
      </ActionIcon>
    </div>
  )
}
