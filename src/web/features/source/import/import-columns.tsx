import { Title } from '@mantine/core'
import {
  PERSON_FIELD_WORDS,
  PERSON_FIELDS,
  POST_FIELD_WORDS,
  POST_FIELDS,
} from '../../../../contract/sources/import-fields.ts'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import { formatNumber, formatPlural } from '../../../format.ts'
import { listUnused, toMapping } from './import-choices.ts'
import type { ColumnProps } from './import-column-field.tsx'
import { ColumnField } from './import-column-field.tsx'
import classes from './import-columns.module.css'

/** Fields that few tables have; collapsed. */
const POSTS_FIRST: readonly string[] = [
  ...['id', 'account', 'full_name', 'date', 'time', 'content', 'platform', 'link', 'views', 'likes', 'shares'],
  ...['comments', 'party', 'role', 'uf', 'media'],
]
const PEOPLE_FIRST: readonly string[] = ['id', 'name', 'role', 'party', 'uf', 'gender', 'image', 'x']
const UNUSED_SHOWN = 30

/** Column mapping, prefilled with the automatic one. */
export function ImportColumns(props: ColumnProps) {
  const { preview, choices, format } = props
  const isPeople = format === 'people'
  const words: Readonly<Record<string, string>> = isPeople ? PERSON_FIELD_WORDS : POST_FIELD_WORDS
  const first = isPeople ? PEOPLE_FIRST : POSTS_FIRST
  const others = (isPeople ? PERSON_FIELDS : POST_FIELDS).filter((field) => !first.includes(field))
  const mapping = choices.mapping ?? toMapping(preview)
  const filled = others.filter((field) => mapping[field]).length
  const show = (field: string) => (
    <ColumnField key={field} {...props} field={field} words={words[field] ?? field} mapping={mapping} />
  )
  return (
    <section aria-labelledby="colunas-do-arquivo" className={classes.columns}>
      <Title order={2} size="h4" id="colunas-do-arquivo">
        Que coluna tem cada dado
      </Title>
      <div className={classes.fields}>{first.map(show)}</div>
      <details className={classes.more}>
        <summary>
          Mais {formatNumber(others.length)} dados
          {filled > 0 && ` (${formatPlural(filled, 'preenchido', 'preenchidos')})`}
        </summary>
        <div className={classes.fields}>{others.map(show)}</div>
      </details>
      <Unused preview={preview} names={listUnused(preview, mapping)} />
    </section>
  )
}

function Unused({ preview: { columns, column_count }, names }: { preview: ImportPreview; names: string[] }) {
  const shown = names.slice(0, UNUSED_SHOWN).join(', ')
  const rest = names.length - UNUSED_SHOWN + (column_count - columns.length)
  return (
    <p className={classes.unused}>
      {names.length === 0 ? 'Todas as colunas do arquivo são usadas.' : `Colunas que não entram: ${shown}`}
      {names.length > 0 && (rest > 0 ? ` e mais ${formatNumber(rest)}.` : '.')}
      {column_count > columns.length &&
        ` É possível escolher entre as primeiras ${formatNumber(columns.length)} colunas.`}
    </p>
  )
}
