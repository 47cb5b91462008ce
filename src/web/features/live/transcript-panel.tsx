import { Button, Loader } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import type { LiveDetail } from '../../../contract/lives.ts'
import { formatPlural } from '../../format.ts'
import { Message } from '../../ui/message.tsx'
import { ChapterList } from './chapter-list.tsx'
import { Announcement, FollowBar } from './follow-bar.tsx'
import { describeProgress, isGrowing } from './progress.ts'
import { TextFinder } from './text-finder.tsx'
import styles from './transcript-panel.module.css'
import { useFinder } from './use-finder.ts'
import { useFollow } from './use-follow.ts'
import type { Player } from './use-player.ts'
import { useTranscript } from './use-transcript.ts'

/** `moment`: the second that the address names. */
type TranscriptPanelProps = { live: LiveDetail; player: Player; canSeek: boolean; moment: number | null }

/** The text of a live: finding in it, its chapters, and whether more are to come. */
export function TranscriptPanel({ live, player, canSeek, moment }: TranscriptPanelProps) {
  const { chapters } = live
  const finder = useFinder(chapters)
  const follow = useFollow(chapters, isGrowing(live), moment === null)
  return (
    <section aria-label="Transcrição">
      <div className={styles.head}>
        <TextFinder finder={finder} />
        <GrowthNotice live={live} />
      </div>
      {chapters.length === 0 ? (
        <NoChapters live={live} />
      ) : (
        <ChapterList
          chapters={chapters}
          marks={finder.marks}
          currentHit={finder.current}
          target={finder.hits[finder.current]}
          time={player.time}
          moment={moment}
          onSeek={canSeek ? player.play : undefined}
        />
      )}
      {isGrowing(live) && <FollowBar follow={follow} />}
      <Announcement chapters={chapters} isOn={isGrowing(live)} />
    </section>
  )
}

/** Says that more is to come, or that it cannot be asked for just now; also keeps asking. */
function GrowthNotice({ live }: { live: LiveDetail }) {
  const { failures, retry } = useTranscript(live)
  if (live.transcribed) return null
  if (live.problem !== null)
    return (
      <p className={styles.notice} role="alert">
        {live.problem}
      </p>
    )
  if (failures > 0) {
    return (
      <p className={styles.notice} role="alert">
        O servidor não respondeu. O texto abaixo é o que já tinha chegado; a tela tenta de novo sozinha.
        <Button size="compact-sm" variant="default" onClick={retry}>
          Tentar agora
        </Button>
      </p>
    )
  }
  return (
    <p className={styles.notice} role="status">
      <Loader size={12} color="gray" className={styles.busy} aria-hidden />
      {`${describeProgress(live) ?? formatPlural(live.chapters.length, 'trecho', 'trechos')}. Novos trechos aparecem aqui sozinhos.`}
    </p>
  )
}

function NoChapters({ live }: { live: LiveDetail }) {
  return (
    <Message icon={<IconMicrophone aria-hidden />} title={live.transcribed ? 'Sem fala' : 'Ainda não há texto'}>
      {live.transcribed ? (
        'A transcrição foi dada por completa sem nenhum trecho.'
      ) : (
        <>
          O texto chega de quem transcreve, pela API, ou de um arquivo de legendas, com o servidor parado:{' '}
          <code>{`npm run lupascan -- import captions legenda.vtt --live ${live.id}`}</code>
        </>
      )}
    </Message>
  )
}
