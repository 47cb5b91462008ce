import { useState } from 'react'
import { readStoredLook, storeLook } from './stored.ts'

/** The optional columns. */
export const COUNT_COLUMNS = ['views', 'likes', 'shares', 'comments'] as const
export type CountColumn = (typeof COUNT_COLUMNS)[number]

/** The user's table settings. */
export type TableLook = { readonly isDense: boolean; readonly columns: readonly CountColumn[] }

export function useTableLook(): [TableLook, (look: TableLook) => void] {
  const [look, setLook] = useState(() => parseLook(readStoredLook(), window.innerHeight < LOW))
  const change = (next: TableLook) => {
    storeLook(printLook(next))
    setLook(next)
  }
  return [look, change]
}

const DENSE = 'dense'

/** Pixels. On a lower viewport, full-height rows leave room for too few. */
const LOW = 1_000

const WORDS: ReadonlySet<string> = new Set([DENSE, ...COUNT_COLUMNS])

/** 'dense views likes', '' for none of them; null or unknown words give all columns, dense if the viewport `isLow`. */
export function parseLook(text: string | null, isLow = false): TableLook {
  const words = text?.split(' ') ?? []
  if (text !== '' && !words.some((word) => WORDS.has(word))) return { isDense: isLow, columns: COUNT_COLUMNS }
  return { isDense: words.includes(DENSE), columns: COUNT_COLUMNS.filter((column) => words.includes(column)) }
}

export const printLook = ({ isDense, columns }: TableLook) => [isDense ? [DENSE] : [], columns].flat(2).join(' ')
