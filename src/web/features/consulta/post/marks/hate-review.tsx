import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { HateReport, HateVerdict } from '../../../../../contract/hate/hate.ts'
import type { HateReview } from '../../../../../contract/labels.ts'
import { MAX_NOTE_LENGTH } from '../../../../../contract/limits.ts'
import { getErrorMessage, getFieldErrors } from '../../../../api-error.ts'
import { formatDateTime } from '../../../../format.ts'
import { useReview } from './hate.ts'
import styles from './hate-finding.module.css'
import { describeVerdict } from './hate-words.ts'

/** Confirms or rejects a label, and shows earlier reviews. The label itself is unchanged. */
export function HateReviewPart({ postId, report }: { postId: string; report: HateReport }) {
  const [note, setNote] = useState('')
  const review = useReview(postId)
  const own = report.verdicts.find(({ isOwn, withdrawnAt }) => isOwn && withdrawnAt === null)
  const { version } = report
  const send = (verdict: HateReview) => review.mutate({ verdict, note, version }, { onSuccess: () => setNote('') })
  return (
    <>
      <Textarea
        label="O rótulo está certo?"
        description="Nota opcional; fica no histórico com o seu nome de usuário."
        autosize
        minRows={1}
        maxRows={6}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={getFieldErrors(review.error).note?.join(' ')}
      />
      <div className={styles.buttons}>
        <Button size="compact-sm" disabled={review.isPending} onClick={() => send('confirmado')}>
          Confirmar rótulo
        </Button>
        <Button size="compact-sm" variant="default" disabled={review.isPending} onClick={() => send('rejeitado')}>
          Rejeitar rótulo
        </Button>
        {own && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={review.isPending}
            onClick={() => review.mutate(null)}
          >
            Retirar minha revisão
          </Button>
        )}
      </div>
      {review.isError && (
        <p className={styles.problem} role="alert">
          {getErrorMessage(review.error)}
        </p>
      )}
      {report.verdicts.length > 0 && <Verdicts verdicts={report.verdicts} />}
    </>
  )
}

function Verdicts({ verdicts }: { verdicts: readonly HateVerdict[] }) {
  return (
    <ul className={styles.verdicts} aria-label="Revisões">
      {verdicts.map((verdict) => (
        <li key={verdict.id}>
          {describeVerdict(verdict)}{' '}
          <time className={styles.moment} dateTime={verdict.at}>
            {formatDateTime(verdict.at)}
          </time>
          {verdict.note !== '' && <div className={styles.note}>{verdict.note}</div>}
        </li>
      ))}
    </ul>
  )
}
