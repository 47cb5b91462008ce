import { useEffect, useRef, useState } from 'react'
import type { Player } from './use-player.ts'
import { getPlayerAddress, YOUTUBE_ORIGIN } from './video.ts'
import styles from './video-player.module.css'
import { readPlayerTime } from './youtube-message.ts'

type YoutubePlayerProps = { id: string; title: string; player: Player; startAt: number }

/** YouTube's own player in a frame, controlled by messages: its script is not needed, and the page's policy refuses it. */
export function YoutubePlayer({ id, title, player: { setHandle, setTime }, startAt }: YoutubePlayerProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  // The initial URL is kept: a new one would reload the player.
  const [address] = useState(() => getPlayerAddress(id, startAt, window.location.origin))
  const tell = (message: object) => ref.current?.contentWindow?.postMessage(JSON.stringify(message), YOUTUBE_ORIGIN)

  useEffect(() => {
    const send = (func: string, args: unknown[]) =>
      ref.current?.contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args }), YOUTUBE_ORIGIN)
    setHandle({
      seek: (seconds) => {
        send('seekTo', [seconds, true])
        send('playVideo', [])
      },
    })
    const listen = (event: MessageEvent) => {
      if (event.origin !== YOUTUBE_ORIGIN || event.source !== ref.current?.contentWindow) return
      const time = readPlayerTime(event.data)
      if (time !== null) setTime(time)
    }
    window.addEventListener('message', listen)
    return () => {
      window.removeEventListener('message', listen)
      setHandle(null)
    }
  }, [setHandle, setTime])

  return (
    <iframe
      ref={ref}
      className={styles.media}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses pages without a referrer; it gets the origin, never the path.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => tell({ event: 'listening', id, channel: 'widget' })}
    />
  )
}
