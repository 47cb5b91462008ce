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
  /** The list comes first. */
  isAsked: boolean
  /** Another text in the place of this one. */
  onSearch: (search: string) => void
  /** What else stands in this line, always in sight. */
  end?: ReactNode
}

/** Each term of the search with the publications that have it alone; a word leads to its family, anything else to itself alone. Its room is kept while it counts. */
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
