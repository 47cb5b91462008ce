/** Parses a CSV of domains and URLs. Pure. */
import type { ImportedRow } from '../../../contract/links/misleading-links.ts'

/** A row and the line of the file where it starts. */
export type FileRow = { line: number; row: ImportedRow }
export type ReadFile = { rows: FileRow[] } | { problem: string }

/** Recognised column names, without accents and in lower case. */
const COLUMNS: Record<keyof ImportedRow, readonly string[]> = {
  kind: ['kind', 'tipo'],
  address: ['address', 'endereco', 'dominio', 'domain', 'url', 'link', 'site'],
  reason: ['reason', 'motivo', 'razao'],
  source: ['source', 'fonte'],
}

/** Parses a file with a header: URL (or domain), reason and source, in any order; other columns are ignored. */
export function readImportFile(text: string, most: number): ReadFile {
  const [head, ...records] = parseCsv(text.replace(/^\uFEFF/, ''))
  if (!head) return { problem: 'O arquivo está vazio.' }
  const names = head.fields.map(toPlain)
  const places = Object.entries(COLUMNS).map(([field, known]) => [
    field,
    names.findIndex((name) => known.includes(name)),
  ])
  const missing = places
    .filter(([field, place]) => place === -1 && field !== 'kind')
    .map(([field]) => LABELS[String(field)])
  if (missing.length > 0) {
    return { problem: `Faltam colunas na primeira linha do arquivo: ${missing.join(', ')}.` }
  }
  if (records.length > most) {
    return {
      problem: `O arquivo tem ${records.length.toLocaleString('pt-BR')} linhas; são aceitas até ${most.toLocaleString('pt-BR')}.`,
    }
  }
  if (records.length === 0) return { problem: 'O arquivo só tem a linha dos nomes das colunas.' }
  const rows = records.map(({ line, fields }) => ({
    line,
    row: Object.fromEntries(places.map(([field, place]) => [field, fields[Number(place)] ?? ''])) as ImportedRow,
  }))
  return { rows }
}

const LABELS: Record<string, string> = { address: 'endereço', reason: 'motivo', source: 'fonte' }

const toPlain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

type CsvRecord = { line: number; fields: string[] }

/** RFC 4180, with the most frequent of comma, semicolon and tab in the first line. Empty lines are skipped. */
function parseCsv(text: string): CsvRecord[] {
  const [first = ''] = text.split('\n', 1)
  const count = (character: string) => first.split(character).length
  const delimiter = [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
  const records: CsvRecord[] = []
  let fields: string[] = []
  let line = 1
  let begin = 1
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\n]*)(${delimiter}|\\r?\\n|$)`, 'gy')
  for (const [whole, value = '', end = ''] of text.matchAll(cell)) {
    fields.push(readCell(value))
    line += whole.split('\n').length - 1
    if (end === delimiter) continue
    if (fields.some((field) => field !== '')) records.push({ line: begin, fields })
    fields = []
    begin = line
    if (end === '') break
  }
  return records
}

/** Removes the apostrophe that our own export adds to prevent formulas. */
function readCell(value: string): string {
  const plain =
    value.startsWith('"') && value.trimEnd().endsWith('"') ? value.trim().slice(1, -1).replaceAll('""', '"') : value
  return plain.trim().replace(/^'(?='*[=+\-@])/, '')
}
