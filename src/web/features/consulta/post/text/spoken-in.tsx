import { IconMicrophone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import type { Post } from '../../../../../contract/posts/post.ts'
import { formatClock } from '../../../../format.ts'
import { Rights } from '../../../../ui/rights.ts'
import { parseWebAddress } from '../links.ts'
import styles from '../post-origin.module.css'

/** The live, and the position in it, where this was said. Links to its transcription if the user may see it, or to the video. */
export function SpokenIn({ post: { live, link } }: { post: Pick<Post, 'live' | 'link'> }) {
  const { isTranscriptor } = use(Rights)
  if (live === null) return null
  const words = (
    <>
      <IconMicrophone size={14} aria-hidden />
      <span>
        Fala em live · {formatClock(live.second)} · <bdi>{live.title}</bdi>
      </span>
    </>
  )
  const stop = (event: { stopPropagation(): void }) => event.stopPropagation()
  if (isTranscriptor) {
    return (
      <Link
        to="/transcription/$id"
        params={{ id: String(live.id) }}
        search={{ t: String(Math.floor(live.second)) }}
        className={styles.link}
        title="Abrir a transcrição neste momento"
        // A click must not open the post, as one on the surrounding row would.
        onClick={stop}
      >
        {words}
      </Link>
    )
  }
  const video = parseWebAddress(link)
  if (video === null) return <span className={styles.link}>{words}</span>
  return (
    <a className={styles.link} href={video} title={video} target="_blank" rel="noopener noreferrer" onClick={stop}>
      {words}
    </a>
  )
}
