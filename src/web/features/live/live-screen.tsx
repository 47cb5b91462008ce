import { Alert, Button } from '@mantine/core'
import { IconVideoOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { LiveDetail } from '../../../contract/lives/lives.ts'
import { ResponseError } from '../../api-error.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { ScreenSkeleton } from '../../ui/page/screen-skeleton.tsx'
import { useScreenTitle } from '../../ui/page/screen-title.ts'
import { listFacts } from './list/live-list.tsx'
import { LiveActions } from './live-actions.tsx'
import styles from './live-screen.module.css'
import { LiveStateTags } from './live-state.tsx'
import { liveQuery } from './lives.ts'
import { usePlayer } from './player/use-player.ts'
import { readVideo } from './player/video.ts'
import { OriginalLink, VideoPlayer } from './player/video-player.tsx'
import { SpeechNotice } from './speech-notice.tsx'
import { TranscriptPanel } from './transcript/transcript-panel.tsx'
import { WatchedTermsPanel } from './warning/watched-terms-panel.tsx'

/** /transcription/{id}: the video beside its transcription. */
export function LiveScreen() {
  const { id = '' } = useParams({ strict: false })
  const { t } = useSearch({ strict: false })
  const moment = t !== undefined && /^\d{1,6}$/.test(t) ? Number(t) : null
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  const live = useQuery({ ...liveQuery(number), enabled: number > 0 })
  const isNotFound = live.error instanceof ResponseError && live.error.status === 404
  // What was being read, or written over it, stays when somebody removes the live.
  if (live.data) return <LiveView key={live.data.id} live={live.data} moment={moment} isRemoved={isNotFound} />
  if (number === 0 || isNotFound) return <UnknownLive />
  return live.isError ? <LiveProblem error={live.error} onRetry={() => void live.refetch()} /> : <ScreenSkeleton />
}

type LiveViewProps = { live: LiveDetail; moment: number | null; isRemoved: boolean }

function LiveView({ live, moment, isRemoved }: LiveViewProps) {
  const player = usePlayer(moment)
  const [visit, setVisit] = useState(0)
  const video = readVideo(live.url)
  return (
    <div className={styles.screen}>
      <PageHeader
        title={live.title}
        context={listFacts(live).join(' · ')}
        actions={isRemoved ? <AllLives /> : <LiveActions live={live} />}
      />
      {isRemoved && (
        <Alert role="alert" color="yellow" title="Esta live foi removida">
          O que está abaixo não existe mais no LupaScan. Copie o que quiser guardar antes de sair desta página.
        </Alert>
      )}
      {!live.transcribed && live.listening !== 'off' && <SpeechNotice />}
      <div className={styles.columns}>
        <div className={styles.side}>
          <VideoPlayer video={video} title={live.title} player={player} address={live.url} />
          <div className={styles.below}>
            <LiveStateTags state={live.state} isLive={live.is_live} />
            {video.kind !== 'link' && <OriginalLink address={live.url} />}
          </div>
          <p className={styles.address}>{live.url}</p>
          {live.description && (
            <section className={styles.description} aria-label="Descrição">
              {live.description}
            </section>
          )}
          <WatchedTermsPanel live={live} onMoment={() => setVisit((count) => count + 1)} />
        </div>
        <TranscriptPanel live={live} player={player} canSeek={video.kind !== 'link'} moment={moment} visit={visit} />
      </div>
    </div>
  )
}

function UnknownLive() {
  useScreenTitle('Live não encontrada')
  return (
    <Message order={1} icon={<IconVideoOff aria-hidden />} title="Live não encontrada" actions={<AllLives />}>
      Ela pode ter sido removida, ou o endereço está incompleto.
    </Message>
  )
}

const AllLives = () => (
  <Button component={Link} to="/transcriptions">
    Ver todas as lives
  </Button>
)

function LiveProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useScreenTitle('Erro')
  return <LoadProblem error={error} onRetry={onRetry} order={1} />
}
