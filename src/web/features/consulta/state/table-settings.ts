import { useState } from 'react'
import { readStoredTableSettings, storeTableSettings } from './stored.ts'

/** The optional columns. */
export const COUNT_COLUMNS = ['views', 'likes', 'shares', 'comments'] as const
export type CountColumn = (typeof COUNT_COLUMNS)[number]

/** The user's table settings. */
export type TableSettings = { readonly isDense: boolean; readonly columns: readonly CountColumn[] }

export function useTableSettings(): [TableSettings, (look: TableSettings) => void] {
  const [look, setLook] = useState(() => parseTableSettings(readStoredTableSettings(), window.innerHeight < LOW))
  const change = (next: TableSettings) => {
    storeTableSettings(printTableSettings(next))
    setLook(next)
  }
  return [look, change]
}

const DENSE = 'dense'

/** Pixels. On a lower viewport, full-height rows leave room for too few. */
const LOW = 1_000

const WORDS: ReadonlySet<string> = new Set([DENSE, ...COUNT_COLUMNS])

/** 'dense views likes', '' for none of them; null or unknown words give all columns, dense if the viewport `isLow`. */
export function parseTableSettings(text: string | null, isLow = false): TableSettings {
  const words = text?.split(' ') ?? []
  if (text !== '' && !words.some((word) => WORDS.has(word))) return { isDense: isLow, columns: COUNT_COLUMNS }
  return { isDense: words.includes(DENSE), columns: COUNT_COLUMNS.filter((column) => words.includes(column)) }
}

export const printTableSettings = ({ isDense, columns }: TableSettings) =>
  [isDense ? [DENSE] : [], columns].flat(2).join(' ')
