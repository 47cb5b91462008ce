/** Result of an import, in words. Pure. */

import type { ImportFormat, ImportState } from '../../../../contract/labels.ts'
import { PERSON_FIELD_WORDS, POST_FIELD_WORDS } from '../../../../contract/sources/import-fields.ts'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import type { ImportReport, ImportRun } from '../../../../contract/sources/imports.ts'
import { formatNumber, formatPlural } from '../../../format.ts'

export const FORMAT_WORDS: Record<ImportFormat, string> = {
  'telegram-export': 'Exportação do Telegram Desktop (JSON)',
  csv: 'CSV',
  jsonl: 'JSON por linhas',
  people: 'Lista de pessoas',
  news: 'Notícias e checagens',
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

type Seen = Pick<ImportPreview, 'format' | 'missing' | 'read' | 'set_aside_count' | 'of_people' | 'is_head'>

/** Unmapped required fields, as used within a sentence: "plataforma". */
export function listMissing({ format, missing }: Pick<ImportPreview, 'format' | 'missing'>) {
  const words: Readonly<Record<string, string>> = format === 'people' ? PERSON_FIELD_WORDS : POST_FIELD_WORDS
  return missing.map((field) => ({ field, word: (words[field] ?? field).toLowerCase() }))
}

/** Result of the preview: "Vistas as primeiras 1.000 linhas: 997 podem entrar e 3 ficariam de lado." */
export function describePreview({ format, missing, read, set_aside_count, of_people, is_head }: Seen): string {
  const unknown = listMissing({ format, missing })
  if (unknown.length > 0) return `Falta escolher: ${unknown.map(({ word }) => word).join(', ')}.`
  if (read === 0)
    return is_head
      ? 'No começo do arquivo não há nada para mostrar; a importação lê o arquivo inteiro.'
      : 'O arquivo não tem nada para importar.'
  const taken = read - set_aside_count
  const allTaken = taken === read && read > 1
  const seen = is_head
    ? `No começo do arquivo, ${formatPlural(read, 'registro', 'registros')}`
    : `O arquivo tem ${formatPlural(read, 'registro', 'registros')}`
  const aside = set_aside_count > 0 ? ` e ${formatPlural(set_aside_count, 'ficaria', 'ficariam')} de lado` : ''
  return `${seen}: ${allTaken ? 'todos podem entrar' : formatPlural(taken, 'pode entrar', 'podem entrar')}${aside}.${describeKnown(format, of_people)}`
}

function describeKnown(format: Seen['format'], count: number): string {
  if (format === 'news') return ''
  if (format === 'people')
    return count === 0 ? ' Nenhuma existe ainda.' : ` ${formatPlural(count, 'já existe', 'já existem')}.`
  return count === 0
    ? ' Nenhum é de pessoa cadastrada.'
    : ` ${formatPlural(count, 'é de pessoa cadastrada', 'são de pessoas cadastradas')}.`
}

/** For Excel in Portuguese. A reason starts with our own words, never with a formula character. */
export const printSetAside = (items: ImportReport['set_aside']): string => {
  const lines = items.map(({ position, reason }) => `${position};"${reason.replaceAll('"', '""')}"`)
  return `\uFEFF${['linha;motivo', ...lines].join('\r\n')}\r\n`
}
