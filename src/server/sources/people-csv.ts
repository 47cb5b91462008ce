import type { ImportedPerson, PersonItem } from '../../contract/imported-person.ts'
import { PLATFORMS } from '../../contract/labels.ts'
import { type ColumnPlaces, detectColumns, findChosenColumns, listColumns, parseColumns } from './columns.ts'
import { readCsvRecords, requireHeader } from './csv.ts'
import type { OpenedInput } from './file-head.ts'
import { parseHandle } from './handle.ts'
import { buildPerson, buildPersonItem } from './person-record.ts'
import { SourceError } from './source-error.ts'
import { cleanLine } from './text.ts'

/** One field per platform (its name in lower case) holds the accounts there. */
const ACCOUNT_FIELDS = PLATFORMS.map((platform) => ({ platform, field: platform.toLowerCase() }))

/** The fields of a person that a table can fill, by the names that --columns uses. */
export const PERSON_FIELDS: readonly string[] = [
  'id',
  'name',
  'role',
  'party',
  'uf',
  'gender',
  'image',
  ...ACCOUNT_FIELDS.map(({ field }) => field),
]

/** Names understood without --columns, folded, best first. */
const COLUMN_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['sourceid', 'idfonte', 'id'],
  name: ['name', 'nome', 'fullname'],
  role: ['role', 'cargo'],
  party: ['party', 'partido', 'siglapartido'],
  uf: ['uf', 'siglauf', 'estado'],
  gender: ['gender', 'genero', 'sexo', 'siglasexo'],
  image: ['image', 'imagem', 'fotourl', 'urlfoto', 'foto'],
  ...Object.fromEntries(ACCOUNT_FIELDS.map(({ field }) => [field, [field]])),
  x: ['x', 'twitter'],
}

type Row = (field: string) => string

/** People from a table in CSV; `position` is the line. Accounts in one cell are separated by spaces, ";" or ",". */
export async function* readPeopleCsv(opened: OpenedInput, columns?: string): AsyncGenerator<PersonItem> {
  let places: ColumnPlaces<string> | undefined
  for await (const records of readCsvRecords(opened)) {
    for (const record of records) {
      if (!places) places = findPersonColumns(requireHeader(record), columns)
      else if ('reason' in record) yield { position: record.line, reason: record.reason }
      else yield buildRow(record.line, record.fields, places)
    }
  }
}

function findPersonColumns(header: string[], columns?: string): ColumnPlaces<string> {
  const places = columns
    ? findChosenColumns(parseColumns(columns, PERSON_FIELDS), header)
    : detectColumns(COLUMN_NAMES, PERSON_FIELDS, header)
  if (places.has('name')) return places
  throw new SourceError(`Não encontrei a coluna do nome. Indique com --columns name=…. ${listColumns(header)}`)
}

function buildRow(line: number, fields: string[], places: ColumnPlaces<string>): PersonItem {
  const read: Row = (field) => fields[places.get(field)?.[0] ?? -1] ?? ''
  return buildPersonItem(line, () =>
    buildPerson({
      source_id: cleanLine(read('id')) || null,
      name: read('name'),
      role: read('role'),
      party: read('party'),
      uf: read('uf'),
      gender: read('gender'),
      image: read('image'),
      accounts: listAccounts(read),
    }),
  )
}

function listAccounts(read: Row): ImportedPerson['accounts'] {
  return ACCOUNT_FIELDS.flatMap(({ platform, field }) => {
    const handles = read(field)
      .split(/[\s;,]+/)
      .map(parseHandle)
    return [...new Set(handles)]
      .filter((handle) => handle !== '' && handle !== '-')
      .map((handle) => ({ platform, handle }))
  })
}
