import { Button, Kbd, VisuallyHidden } from '@mantine/core'
import { useHotkeys, useThrottledCallback } from '@mantine/hooks'
import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { formatPlural } from '../../../format.ts'
import styles from './transcript-panel.module.css'
import type { Follow } from './use-follow.ts'

const KEY = 'f'

/** Returns to the newest text after scrolling away; so does its key unless the user is typing. */
export function FollowBar({ follow: { isFollowing, missed, follow } }: { follow: Follow }) {
  useHotkeys([[KEY, follow]])
  if (isFollowing) return null
  const news = missed === 0 ? '' : ` · ${formatPlural(missed, 'trecho novo', 'trechos novos')}`
  return (
    <div className={styles.follow}>
      <Button
        size="compact-md"
        leftSection={<IconArrowDown size={16} aria-hidden />}
        rightSection={
          <Kbd size="xs" className={styles.key} aria-hidden>
            {KEY.toUpperCase()}
          </Kbd>
        }
        aria-keyshortcuts={KEY}
        onClick={follow}
      >
        {`Seguir ao vivo${news}`}
      </Button>
    </div>
  )
}

const ANNOUNCE_EVERY = 15_000

/** Live region with the latest text, throttled and not word by word. */
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
