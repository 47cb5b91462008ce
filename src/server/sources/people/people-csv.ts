import type { ImportedPerson, PersonItem } from '../../../contract/people/imported-person.ts'
import { ACCOUNT_FIELDS, PERSON_FIELDS } from '../../../contract/sources/import-fields.ts'
import { parseHandle } from '../fields/handle.ts'
import { cleanLine } from '../fields/text.ts'
import type { OpenedInput } from '../file-head/file-head.ts'
import { type ColumnPlaces, detectColumns, findChosenColumns, listColumns, parseColumns } from '../files/columns.ts'
import { readCsvRecords, requireHeader } from '../files/csv.ts'
import { MissingColumns } from '../item-rejected.ts'
import type { SourceOptions } from '../source.ts'

import { buildPerson, buildPersonItem } from './person-record.ts'

/** `columns`, for CSV: which column fills which field, such as "name=nome,party=partido,telegram=canal". */
export type PeopleOptions = Pick<SourceOptions, 'columns' | 'isHead' | 'watch'>

/** Headers for accounts in one network: "Telegram", "Canal do Telegram", "@ no X". */
const namesOfAccounts = (network: string): string[] => [
  network,
  ...['canal', 'conta', 'perfil', 'usuario', 'pagina', 'link', 'url', 'arroba'].flatMap((word) =>
    ['', 'de', 'do', 'no'].map((between) => `${word}${between}${network}`),
  ),
  ...['no', 'do'].map((between) => `${between}${network}`),
  ...['canal', 'conta', 'perfil', 'usuario', 'link', 'url', 'handle', 'username'].map((word) => `${network}${word}`),
]

/** Names recognised without --columns, folded, best first. */
const COLUMN_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['sourceid', 'idfonte', 'id'],
  name: [
    ...['name', 'nome', 'fullname', 'nomeparlamentar', 'nomedeurna', 'nomeurna', 'nomecompleto', 'nomecivil'],
    ...['parlamentar', 'deputado', 'senador', 'politico', 'pessoa'],
  ],
  role: ['role', ...['cargo', 'cargoatual', 'cargopolitico', 'cargoeletivo', 'funcao']],
  party: ['party', 'partido', 'siglapartido', 'sigladopartido', 'siglapartidaria', 'partidopolitico', 'partidoatual'],
  uf: [
    ...['uf', 'siglauf', 'sigladauf', 'estado', 'sigladoestado', 'siglaestado', 'ufestado', 'estadouf'],
    ...['unidadedafederacao', 'unidadefederativa'],
  ],
  gender: ['gender', 'genero', 'sexo', 'siglasexo'],
  image: ['image', 'imagem', 'fotourl', 'urlfoto', 'urldafoto', 'linkdafoto', 'linkfoto', 'foto', 'fotografia'],
  ...Object.fromEntries(ACCOUNT_FIELDS.map(({ field }) => [field, namesOfAccounts(field)])),
  x: ['x', 'twitter'].flatMap(namesOfAccounts),
}

type Row = (field: string) => string

/** People from a table in CSV; `position` is the line. Accounts in one cell are separated by spaces, ";" or ",". */
export async function* readPeopleCsv(opened: OpenedInput, options: PeopleOptions = {}): AsyncGenerator<PersonItem> {
  let places: ColumnPlaces<string> | undefined
  for await (const records of readCsvRecords(opened, options.isHead)) {
    for (const record of records) {
      if (!places) places = findPersonColumns(requireHeader(record), options)
      else if ('reason' in record) yield { position: record.line, reason: record.reason }
      else {
        options.watch?.onRecord(record.fields)
        yield buildRow(record.line, record.fields, places)
      }
    }
  }
}

export const detectPersonColumns = (header: readonly string[]) => detectColumns(COLUMN_NAMES, PERSON_FIELDS, header)

function findPersonColumns(header: string[], { columns, watch }: PeopleOptions): ColumnPlaces<string> {
  watch?.onHeader(header)
  const places = columns ? findChosenColumns(parseColumns(columns, PERSON_FIELDS), header) : detectPersonColumns(header)
  watch?.onPlaces(places)
  if (places.has('name')) return places
  const missing = new MissingColumns(
    `Não encontrei a coluna do nome. Indique com --columns name=…. ${listColumns(header)}`,
    `Não encontrei a coluna do nome. Escolha de que coluna vem. ${listColumns(header)}`,
    ['name'],
  )
  if (!watch) throw missing
  watch.onMissing(missing)
  return places
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
