import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LiveDetail } from '../../../../contract/lives/lives.ts'
import type { WatchedTerm } from '../../../../contract/lives/watched-terms.ts'
import { LoadProblem } from '../../../load-problem.tsx'
import { isGrowing } from '../progress.ts'
import { useIsStacked } from '../use-is-stacked.ts'
import { MentionList } from './mention-list.tsx'
import { TermForm } from './term-form.tsx'
import { mentionsQuery, useWatchedTerms, watchedTermsQuery } from './terms.ts'
import styles from './watched-terms.module.css'

type WatchedTermsPanelProps = { live: LiveDetail; onMoment: () => void }

/** Watched terms of a live, and their mentions. `onMoment`: the user opens one of them. */
export function WatchedTermsPanel({ live, onMoment }: WatchedTermsPanelProps) {
  const terms = useQuery(watchedTermsQuery(live.id))
  const mentions = useQuery(mentionsQuery(live.id, isGrowing(live)))
  const { add, remove } = useWatchedTerms()
  const isStacked = useIsStacked()
  return (
    <section className={styles.panel} aria-labelledby="termos-acompanhados">
      <details className={styles.watching} open={!isStacked}>
        <summary className={styles.summary}>
          <h2 id="termos-acompanhados" className={styles.heading}>
            Termos acompanhados
          </h2>
          {terms.data && terms.data.length > 0 && <small>{terms.data.length}</small>}
        </summary>
        <TermForm live={live} add={add} />
        {terms.isError && !terms.data && <LoadProblem error={terms.error} onRetry={() => void terms.refetch()} />}
        {terms.data?.length === 0 && (
          <p className={styles.hint}>Nenhum termo. Quando um for dito, quem transcreve é avisado em qualquer tela.</p>
        )}
        {terms.data && terms.data.length > 0 && (
          <ul className={styles.terms} aria-label="Termos">
            {terms.data.map((term) => (
              <li key={term.id} className={styles.term}>
                <span>
                  <bdi className={styles.word}>{term.term}</bdi> <small>{describePlace(term)}</small>
                </span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={24}
                  aria-label={`Deixar de acompanhar ${term.term}`}
                  loading={remove.isPending && remove.variables === term.id}
                  onClick={() => remove.mutate(term.id)}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </details>
      {mentions.data && mentions.data.length > 0 && (
        <MentionList liveId={live.id} mentions={mentions.data} onMoment={onMoment} />
      )}
    </section>
  )
}

function describePlace({ live, person }: WatchedTerm): string {
  if (live) return 'nesta live'
  return person ? `nas lives de ${person.name}` : 'em todas as lives'
}
