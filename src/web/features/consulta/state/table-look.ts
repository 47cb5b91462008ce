import { useState } from 'react'
import { readStoredLook, storeLook } from './stored.ts'

/** The columns that the reader may leave out. */
export const COUNT_COLUMNS = ['views', 'likes', 'shares', 'comments'] as const
export type CountColumn = (typeof COUNT_COLUMNS)[number]

/** How the reader likes the table. */
export type TableLook = { readonly isDense: boolean; readonly columns: readonly CountColumn[] }

export function useTableLook(): [TableLook, (look: TableLook) => void] {
  const [look, setLook] = useState(() => parseLook(readStoredLook()))
  const change = (next: TableLook) => {
    storeLook(printLook(next))
    setLook(next)
  }
  return [look, change]
}

const DENSE = 'dense'

const WORDS: ReadonlySet<string> = new Set([DENSE, ...COUNT_COLUMNS])

/** 'dense views likes', '' for none of them; null, or where no word is known, gives rows of full height with every column. */
export function parseLook(text: string | null): TableLook {
  const words = text?.split(' ') ?? []
  if (text !== '' && !words.some((word) => WORDS.has(word))) return { isDense: false, columns: COUNT_COLUMNS }
  return { isDense: words.includes(DENSE), columns: COUNT_COLUMNS.filter((column) => words.includes(column)) }
}

export const printLook = ({ isDense, columns }: TableLook) => [isDense ? [DENSE] : [], columns].flat(2).join(' ')
