import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { findToday } from '../../../../search-language/fields/day-ranges.ts'
import { removeInvisible } from '../../../../search-language/lex.ts'
import { listProblems } from '../../../../search-language/problems/list-problems.ts'
import type { SearchProblem } from '../../../../search-language/problems/problem.ts'
import { formatNumber, TIME_ZONE } from '../../../format.ts'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { foldProblems } from './fold-problems.ts'
import styles from './search-box.module.css'
import { listUnknownNames } from './unknown-names.ts'

const DEBOUNCE = 300
/** Characters shown before and after a mistake. */
const AROUND = 24

type SearchProblemsProps = {
  draft: string
  /** The submitted text: a name is looked up when it is complete. */
  asked: string
  /** By the server. */
  isRefused: boolean
  options: PostOptions | undefined
  onRepair: (text: string) => void
}

/** Mistakes of the typed text, each marked at its position, with a repair. Those that refuse the search are shown by the box itself. */
export function SearchProblems({ draft, asked, isRefused, options, onRepair }: SearchProblemsProps) {
  const [settled] = useDebouncedValue(draft, DEBOUNCE, { leading: true })
  const problems = useMemo(
    () => (settled === draft ? listProblems(settled, findToday(TIME_ZONE)) : []),
    [settled, draft],
  )
  const unknown = useMemo(
    () => (draft === asked ? listUnknownNames(draft, options, isRefused) : []),
    [draft, asked, options, isRefused],
  )
  const { first, all } = foldProblems([...problems, ...unknown])
  const rest = all.length - first.length
  const [isWhole, setWhole] = useState(false)
  // On a phone the list of posts starts below them.
  const isFoldable = useIsPhone() && rest > 0
  if (all.length === 0) return null
  const visible = removeInvisible(settled)
  return (
    <ul className={styles.problems} aria-label="O que conferir na busca">
      {(isFoldable && !isWhole ? first : all).map((problem) => (
        <li key={`${problem.start} ${problem.message}`} className={styles.problem}>
          <Place text={visible} problem={problem} />
          {!problem.refused && <span>{problem.message}</span>}
          {problem.repairs.map(({ label, text }) => (
            <Button key={label} size="compact-sm" variant="default" onClick={() => onRepair(text)}>
              {label}
            </Button>
          ))}
        </li>
      ))}
      {isFoldable && (
        <li>
          <Button size="compact-xs" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Mostrar menos avisos' : `Mostrar mais ${formatNumber(rest)} ${rest === 1 ? 'aviso' : 'avisos'}`}
          </Button>
        </li>
      )}
    </ul>
  )
}

function Place({ text, problem: { start, end } }: { text: string; problem: SearchProblem }) {
  const from = Math.max(0, start - AROUND)
  const to = Math.min(text.length, end + AROUND)
  return (
    <span className={styles.place}>
      {from > 0 && '…'}
      {text.slice(from, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end, to)}
      {to < text.length && '…'}
    </span>
  )
}
