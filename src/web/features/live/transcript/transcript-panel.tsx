import { Alert, Button } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { Chapter, LiveDetail } from '../../../../contract/lives/lives.ts'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import { Message } from '../../../ui/notices/message.tsx'
import type { Player } from '../player/use-player.ts'
import { isGrowing } from '../progress.ts'
import { useWatched } from '../warning/use-watched.ts'
import { ChapterHistory } from './chapter-history.tsx'
import { ChapterList } from './chapter-list.tsx'
import type { Draft } from './correction.ts'
import { Announcement, FollowBar } from './follow-bar.tsx'
import { GrowthNotice } from './growth-notice.tsx'
import type { PassageDialogProps } from './passage-dialog.tsx'
import { TextFinder } from './text-finder.tsx'
import styles from './transcript-panel.module.css'
import { useCorrecting } from './use-correcting.ts'
import { useFinder } from './use-finder.ts'
import { useFollow } from './use-follow.ts'
import { useHistory } from './use-history.ts'

const PassageDialog = partOnDemand<PassageDialogProps>(async () => (await import('./passage-dialog.tsx')).PassageDialog)

type TranscriptPanelProps = {
  live: LiveDetail
  player: Player
  canSeek: boolean
  /** Position given by the address. */
  moment: number | null
  /** Number of times the user requested a position since. */
  visit: number
}

/** The text of a live: search, chapters, corrections, and its growth. */
export function TranscriptPanel({ live, player, canSeek, moment, visit }: TranscriptPanelProps) {
  const { chapters } = live
  const finder = useFinder(chapters)
  const { drafts, corrections } = useCorrecting(live.id, chapters)
  const follow = useFollow(chapters, {
    isGrowing: isGrowing(live),
    isHeld: drafts.size > 0,
    hasMoment: moment !== null,
    visit,
  })
  const watched = useWatched(live)
  const history = useHistory(chapters)
  const [first, setFirst] = useState<Chapter | null>(null)
  return (
    <section aria-label="Transcrição">
      <div className={styles.head}>
        <TextFinder finder={finder} />
        <GrowthNotice live={live} />
      </div>
      <LostDrafts chapters={chapters} drafts={drafts} onDiscard={corrections.cancel} />
      {chapters.length === 0 ? (
        <NoChapters live={live} />
      ) : (
        <ChapterList
          chapters={chapters}
          marks={finder.marks}
          currentHit={finder.current}
          watched={watched}
          target={finder.hits[finder.current]}
          time={player.time}
          moment={moment}
          visit={visit}
          onSeek={canSeek ? player.play : undefined}
          drafts={drafts}
          corrections={corrections}
          onHistory={history.show}
          onAddToDossier={setFirst}
        />
      )}
      {isGrowing(live) && <FollowBar follow={follow} />}
      <Announcement chapters={chapters} isOn={isGrowing(live)} />
      <Suspense>
        {first && <PassageDialog live={live.id} chapters={chapters} first={first} onClose={() => setFirst(null)} />}
      </Suspense>
      {history.chapter && (
        <ChapterHistory live={live.id} chapter={history.chapter} isOpen={history.isOpen} onClose={history.close} />
      )}
    </section>
  )
}

type LostDraftsProps = {
  chapters: readonly Chapter[]
  drafts: ReadonlyMap<number, Draft>
  onDiscard: (id: number) => void
}

/** Drafts of chapters that no longer exist: the engine rewrites its provisional chapters. */
function LostDrafts({ chapters, drafts, onDiscard }: LostDraftsProps) {
  if (drafts.size === 0) return null
  const ids = new Set(chapters.map(({ id }) => id))
  return [...drafts.values()]
    .filter(({ base }) => !ids.has(base.id))
    .map(({ base, text }) => (
      <Alert key={base.id} className={styles.lost} color="yellow" title="O trecho que você corrigia foi reescrito">
        <p>O que você escreveu: “{text}”</p>
        <Button size="compact-sm" variant="default" onClick={() => onDiscard(base.id)}>
          Descartar
        </Button>
      </Alert>
    ))
}

function NoChapters({ live }: { live: LiveDetail }) {
  const isHeard = live.listening !== 'off' && live.listening !== 'failed'
  return (
    <Message icon={<IconMicrophone aria-hidden />} title={live.transcribed ? 'Sem fala' : 'Ainda não há texto'}>
      {live.transcribed && 'A transcrição foi dada por completa sem nenhum trecho.'}
      {!live.transcribed && isHeard && 'O que for dito aparece aqui, escrito, segundos depois.'}
      {!live.transcribed &&
        !isHeard &&
        'O texto chega quando alguém manda ouvir a live, ou quando quem administra traz um arquivo de legendas.'}
    </Message>
  )
}
