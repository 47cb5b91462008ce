import { Button } from '@mantine/core'
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react'
import { FilePlayer } from './file-player.tsx'
import type { Player } from './use-player.ts'
import type { Video } from './video.ts'
import styles from './video-player.module.css'
import { YoutubePlayer } from './youtube-player.tsx'

type VideoPlayerProps = { video: Video; title: string; player: Player; address: string }

/** The video of a live. Nothing is loaded, and no third party is contacted, before a click. */
export function VideoPlayer({ video, title, player, address }: VideoPlayerProps) {
  if (video.kind === 'link') {
    return (
      <div className={`${styles.frame} ${styles.without}`}>
        <div className={styles.cover}>
          <p>Este vídeo não pode ser mostrado aqui.</p>
          <OriginalLink address={address} />
        </div>
      </div>
    )
  }
  if (player.startedAt === null) {
    return (
      <div className={styles.frame}>
        <div className={styles.cover}>
          <Button
            leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
            onClick={() => player.play(player.first)}
          >
            Carregar vídeo
          </Button>
          <p>{`Ao carregar, ${video.kind === 'youtube' ? 'o YouTube' : new URL(address).host} recebe o endereço da sua conexão.`}</p>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      {video.kind === 'youtube' ? (
        <YoutubePlayer id={video.id} title={title} player={player} startAt={player.startedAt} />
      ) : (
        <FilePlayer url={video.url} title={title} player={player} startAt={player.startedAt} />
      )}
    </div>
  )
}

/** Link to the video where it was published. */
export function OriginalLink({ address }: { address: string }) {
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noreferrer"
      variant="default"
      size="xs"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      Abrir o original
    </Button>
  )
}
