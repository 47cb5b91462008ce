import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { use, useId } from 'react'
import type { LiveDetail } from '../../../../contract/lives/lives.ts'
import { formatPlural } from '../../../format.ts'
import { Rights } from '../../../ui/rights.ts'
import { speechQuery, useListening } from '../listening.ts'
import { ASK, describePlainly } from '../plain-problem.ts'
import { describeProgress } from '../progress.ts'
import styles from './transcript-panel.module.css'
import { useTranscript } from './use-transcript.ts'

/** Says that more text will come, what delays it, or what is missing; also polls. */
export function GrowthNotice({ live }: { live: LiveDetail }) {
  const { failures, retry } = useTranscript(live)
  const { isSuperuser } = use(Rights)
  if (live.problem !== null)
    return (
      <p className={styles.notice} role={live.transcribed ? undefined : 'alert'}>
        {[describePlainly(live.problem, isSuperuser), live.state === 'failed' && describeNext(live)]
          .filter(Boolean)
          .join(' ')}
        <WriteAgain live={live} />
      </p>
    )
  if (live.transcribed) return null
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

/** As a follow-up sentence; null: there will be no retry. */
function describeNext(live: LiveDetail): string | null {
  const next = describeProgress(live)
  return next && `${next}.`
}

/** Retries segments without text; explains if transcription is impossible. */
function WriteAgain({ live }: { live: LiveDetail }) {
  const { writeAgain } = useListening(live.id)
  const { data: speech } = useQuery(speechQuery)
  const { isSuperuser } = use(Rights)
  const reasonId = useId()
  if (live.gap_count === 0) return null
  const isMute = speech?.engine === null
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isMute}
        aria-describedby={isMute ? reasonId : undefined}
        loading={writeAgain.isPending}
        onClick={() => writeAgain.mutate()}
      >
        Tentar novamente
      </Button>
      {isMute && (
        <span id={reasonId}>
          {isSuperuser ? 'A transcrição automática está desligada.' : `A transcrição automática está desligada. ${ASK}`}
        </span>
      )}
    </>
  )
}
