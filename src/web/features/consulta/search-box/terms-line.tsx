import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber, formatPlural } from '../../../format.ts'
import type { PostsInput } from '../filters/filters.ts'
import { describeTermsQuery, getWord } from './term-counts.ts'
import styles from './terms-line.module.css'
import { WordFamilyButton } from './word-family-button.tsx'

export type TermsLineProps = {
  input: PostsInput
  /** The list is loaded first. */
  isAsked: boolean
  /** Replaces the submitted text. */
  onSearch: (search: string) => void
  /** Further contents of the line, always visible. */
  end?: ReactNode
}

/**
 * Each search term with its number of posts; a word opens its family, any other term searches it alone. Room is reserved while
 * counting.
 */
export function TermsLine({ input, isAsked, onSearch, end }: TermsLineProps) {
  const { data } = useQuery({ ...describeTermsQuery(input), enabled: isAsked })
  const terms = data?.terms ?? []
  return (
    <ul className={styles.terms} aria-label="Publicações de cada termo sozinho, com estes filtros">
      {terms.map(({ term, total_posts }) => (
        <li key={term} className={styles.term} title={describe(term, total_posts)}>
          {getWord(term) === undefined ? (
            <UnstyledButton
              className={styles.family}
              fz="inherit"
              aria-label={`Buscar só ${term}`}
              onClick={() => onSearch(term)}
            >
              {term}
            </UnstyledButton>
          ) : (
            <WordFamilyButton term={term} input={input} onSearch={onSearch} />
          )}{' '}
          {formatNumber(total_posts)}
        </li>
      ))}
      {data !== undefined && data.uncounted > 0 && (
        <li className={styles.term}>e mais {formatPlural(data.uncounted, 'termo', 'termos')}</li>
      )}
      {end && <li className={styles.end}>{end}</li>}
    </ul>
  )
}

const describe = (term: string, total: number) =>
  `${formatPlural(total, 'publicação tem', 'publicações têm')} ${term}, com estes filtros e sem o resto do texto`
