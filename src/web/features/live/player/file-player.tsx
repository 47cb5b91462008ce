import { useEffect, useRef, useState } from 'react'
import type { Player } from './use-player.ts'
import styles from './video-player.module.css'

type FilePlayerProps = { url: string; title: string; player: Player; startAt: number }

/** A video file, played by the browser. */
export function FilePlayer({ url, title, player: { setHandle, setTime }, startAt }: FilePlayerProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    setHandle({
      seek: (seconds) => {
        video.currentTime = seconds
        // A browser may refuse autoplay; the user has the play button.
        void video.play().catch(() => {})
      },
    })
    return () => setHandle(null)
  }, [setHandle])
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside the video, as the transcription. */}
      <video
        ref={ref}
        className={styles.media}
        src={startAt > 0 ? `${url}#t=${startAt}` : url}
        aria-label={title}
        controls
        autoPlay
        playsInline
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <p className={styles.problem} role="alert">
          O vídeo não pôde ser carregado. Abra o original.
        </p>
      )}
    </>
  )
}
