import { Button, Checkbox, Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../format.ts'
import { useOpening } from '../../../ui/layers/parts-on-demand.ts'
import type { PostsInput } from '../filters/filters.ts'
import { describeFamilyQuery, replaceWord } from './term-counts.ts'
import styles from './terms-line.module.css'
import { WordSign } from './word-sign.tsx'

export type WordFamilyProps = { term: string; input: PostsInput; onSearch: (search: string) => void }

/** A word of the search with its family; selected words are added to the search. Mounted when it is first opened, and then open. */
export function WordFamilyPopover({ term, input, onSearch }: WordFamilyProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <WordSign ref={buttonRef} term={term} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={`Palavras da família de ${term}`}>
        <WordFamily
          term={term}
          input={input}
          onSearch={(search) => {
            setOpen(false)
            onSearch(search)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function WordFamily({ term, input, onSearch }: WordFamilyProps) {
  const { data, isError } = useQuery(describeFamilyQuery(input, term))
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  if (isError) return <p role="alert">As palavras da família não puderam ser lidas. Tente de novo.</p>
  if (!data) return <p role="status">Lendo as palavras do acervo…</p>
  const [, ...others] = data.words
  if (others.length === 0)
    return <p role="status">Nenhuma outra palavra da família de “{term}” está nas publicações destes filtros.</p>
  const chosen = others.map(({ word }) => word).filter((word) => !leftOut.includes(word))
  return (
    <>
      <p>Buscar “{term}” ou também:</p>
      <ul className={styles.words}>
        {others.map(({ word, total_posts }) => (
          <li key={word}>
            <Checkbox
              size="sm"
              label={`${word} · ${formatNumber(total_posts)}`}
              checked={!leftOut.includes(word)}
              onChange={({ currentTarget: { checked } }) =>
                setLeftOut(checked ? leftOut.filter((one) => one !== word) : [...leftOut, word])
              }
            />
          </li>
        ))}
      </ul>
      {data.has_more && <p>Há outras, com menos publicações.</p>}
      <Button
        size="compact-sm"
        disabled={chosen.length === 0}
        onClick={() => onSearch(replaceWord(input.search ?? '', term, [term, ...chosen]))}
      >
        Buscar com {chosen.length === 1 ? 'esta palavra' : `estas ${chosen.length} palavras`}
      </Button>
    </>
  )
}
