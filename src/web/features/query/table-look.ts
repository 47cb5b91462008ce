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

/** 'dense views likes'; null or anything else that is no look gives rows of full height with every column. */
export function parseLook(text: string | null): TableLook {
  if (text === null) return { isDense: false, columns: COUNT_COLUMNS }
  const words = text.split(' ')
  return { isDense: words.includes(DENSE), columns: COUNT_COLUMNS.filter((column) => words.includes(column)) }
}

export const printLook = ({ isDense, columns }: TableLook) => [isDense ? [DENSE] : [], columns].flat(2).join(' ')
