import { IconAlertTriangle, IconCircleCheck, IconClock, IconPlayerPause, IconRefresh } from '@tabler/icons-react'
import type { Source } from '../../../../contract/sources/sources.ts'
import { describeState, type StateWords } from './source-words.ts'
import classes from './sources-table.module.css'

const ICONS: Record<StateWords['tone'], typeof IconClock> = {
  good: IconCircleCheck,
  busy: IconRefresh,
  waiting: IconClock,
  bad: IconAlertTriangle,
}

/** State of a source: an icon and words. */
export function SourceStateMark({ source }: { source: Source }) {
  const { words, tone } = describeState(source)
  const Icon = source.is_paused ? IconPlayerPause : ICONS[tone]
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon size={15} aria-hidden="true" /> {words}
    </span>
  )
}
