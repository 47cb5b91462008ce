import { Button, VisuallyHidden } from '@mantine/core'
import { useThrottledCallback } from '@mantine/hooks'
import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Chapter } from '../../../contract/lives.ts'
import { formatPlural } from '../../format.ts'
import styles from './transcript-panel.module.css'
import type { Follow } from './use-follow.ts'

/** The way back to the newest text, for who has scrolled away from it. */
export function FollowBar({ follow: { isFollowing, missed, follow } }: { follow: Follow }) {
  if (isFollowing) return null
  const news = missed === 0 ? '' : ` · ${formatPlural(missed, 'trecho novo', 'trechos novos')}`
  return (
    <div className={styles.follow}>
      <Button size="compact-md" leftSection={<IconArrowDown size={16} aria-hidden />} onClick={follow}>
        {`Seguir ao vivo${news}`}
      </Button>
    </div>
  )
}

const ANNOUNCE_EVERY = 15_000

/** Tells screen readers what was said last, not each word of it and not too often. */
export function Announcement({ chapters, isOn }: { chapters: readonly Chapter[]; isOn: boolean }) {
  const last = chapters.findLast(({ draft }) => !draft)?.transcription ?? ''
  const [said, setSaid] = useState(last)
  const say = useThrottledCallback(setSaid, ANNOUNCE_EVERY)
  useEffect(() => {
    if (isOn) say(last)
  }, [isOn, last, say])
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="Último trecho">
      {isOn ? said : ''}
    </VisuallyHidden>
  )
}
