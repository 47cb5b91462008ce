import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ChapterVersion } from '../../../../contract/lives/chapter-corrections.ts'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { diffWords } from '../../../../text/diff-words.ts'
import { EMPTY, formatClock, formatDateTime } from '../../../format.ts'
import { LoadProblem } from '../../../load-problem.tsx'
import { TextDiff } from '../../../ui/texts/text-diff.tsx'
import { readClock } from '../player/clock.ts'
import styles from './chapter-history.module.css'
import { versionsQuery } from './use-correcting.ts'

type ChapterHistoryProps = { live: number; chapter: Chapter; isOpen: boolean; onClose: () => void }

/** Corrections of a chapter, newest first: user, time, and word-by-word changes. */
export function ChapterHistory({ live, chapter, isOpen, onClose }: ChapterHistoryProps) {
  const versions = useQuery({ ...versionsQuery(live, chapter), enabled: isOpen })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Correções do trecho de ${formatClock(readClock(chapter.started_at))}`}
      size={560}
    >
      {versions.isPending && <Skeleton height={64} role="status" aria-label="Carregando correções" />}
      {versions.isError && !versions.data && (
        <LoadProblem error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      {versions.data && <Corrections versions={versions.data} />}
    </Modal>
  )
}

type Said = ChapterVersion['became']

function Corrections({ versions }: { versions: readonly ChapterVersion[] }) {
  const first = versions.at(-1)
  return (
    <ol className={styles.list} reversed>
      {versions.map((version) => (
        <li key={version.id}>
          <p className={styles.seen}>
            {version.changed_by ?? 'Usuário removido'}, {formatDateTime(version.changed_at)}
          </p>
          <Change before={version} after={version.became} />
        </li>
      ))}
      {first && (
        <li>
          <p className={styles.seen}>Antes das correções</p>
          <p className={styles.text}>{first.transcription}</p>
        </li>
      )}
    </ol>
  )
}

function Change({ before, after }: { before: Said; after: Said }) {
  return (
    <>
      {before.speaker !== after.speaker && (
        <p className={styles.text}>
          Quem fala: {before.speaker ?? EMPTY} → {after.speaker ?? EMPTY}
        </p>
      )}
      {before.transcription !== after.transcription && (
        <p className={styles.text}>
          <TextDiff parts={diffWords(before.transcription, after.transcription)} />
        </p>
      )}
    </>
  )
}
