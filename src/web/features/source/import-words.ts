/** What became of an import, in words. Pure. */
import type { ImportRun } from '../../../contract/imports.ts'
import type { ImportFormat, ImportState } from '../../../contract/labels.ts'
import { formatNumber, formatPlural } from '../../format.ts'

export const FORMAT_WORDS: Record<ImportFormat, string> = {
  'telegram-export': 'Exportação do Telegram Desktop (JSON)',
  csv: 'CSV',
  jsonl: 'JSON por linhas',
}

export const IMPORT_WORDS: Record<ImportState, string> = {
  'em andamento': 'Em andamento',
  concluída: 'Concluída',
  interrompida: 'Interrompida',
  'com erro': 'Com erro',
}

type Counts = Pick<ImportRun, 'read' | 'stored' | 'updated' | 'unchanged' | 'set_aside_count'>

/** "1.200 lidas: 1.000 novas, 100 atualizadas, 90 sem mudança, 10 deixadas de lado" */
export function describeCounts({ read, stored, updated, unchanged, set_aside_count }: Counts): string {
  const parts = [
    formatPlural(stored, 'nova', 'novas'),
    formatPlural(updated, 'atualizada', 'atualizadas'),
    `${formatNumber(unchanged)} sem mudança`,
    formatPlural(set_aside_count, 'deixada de lado', 'deixadas de lado'),
  ]
  return `${formatPlural(read, 'lida', 'lidas')}: ${parts.join(', ')}`
}

/** The format that a file's name tells; undefined: none. */
export function guessFormat(name: string): ImportFormat | undefined {
  const ending = /\.(csv|tsv|jsonl|ndjson|json)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase()
  if (ending === 'json') return 'telegram-export'
  if (ending === 'jsonl' || ending === 'ndjson') return 'jsonl'
  return ending ? 'csv' : undefined
}
