import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PLATFORMS } from '../../../../contract/labels.ts'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import { changeMapping, type Mapping } from './import-choices.ts'
import classes from './import-columns.module.css'
import type { ChoiceProps } from './import-option-fields.tsx'

export type ColumnProps = ChoiceProps & { preview: ImportPreview }

type Props = ColumnProps & { field: string; words: string; mapping: Mapping }

/** Required fields: a post cannot be stored without these; a person needs a name. */
const REQUIRED = ['id', 'account', 'date', 'content', 'platform', 'name']
/** Option for a constant value in the whole file. */
const FIXED = 'fixed:'
const COLUMN = 'column:'

/** Id of a field's column select. */
export const columnFieldId = (field: string): string => `coluna-${field}`

/** One field: its column, and sample values. */
export function ColumnField(props: Props) {
  const { field, words, mapping, preview, choices, format, disabled, onChange } = props
  const [isTyping, setTyping] = useState(choices.account !== '')
  const isPosts = format !== 'people'
  const isRequired = REQUIRED.includes(field) && (isPosts || field === 'name')
  const isMissing = preview.missing.includes(field)
  const [column, ...fallbacks] = mapping[field] ?? []
  const isAccount = field === 'account' && isPosts
  const fixed =
    isAccount && isTyping ? FIXED : field === 'platform' && choices.platform ? FIXED + choices.platform : null
  const example = preview.columns.find(({ name }) => name === column)?.example
  const choose = (value: string) => {
    const isFixed = value.startsWith(FIXED)
    if (isAccount) setTyping(value === FIXED)
    onChange({
      // A constant platform overrides the column; an account still being typed must not fall back to a column.
      ...(!(isFixed && !isAccount) && {
        mapping: changeMapping(mapping, field, isFixed ? '' : value.slice(COLUMN.length)),
      }),
      ...(field === 'platform' && { platform: isFixed ? value.slice(FIXED.length) : '' }),
      ...(isAccount && { account: '' }),
    })
  }
  return (
    <div className={classes.field} data-missing={isMissing || undefined}>
      <label htmlFor={columnFieldId(field)} className={classes.label}>
        {words}
        {isRequired && <span className={classes.required}>obrigatório</span>}
      </label>
      <NativeSelect
        id={columnFieldId(field)}
        aria-describedby={`exemplo-${field}`}
        value={fixed ?? (column === undefined ? '' : COLUMN + column)}
        disabled={disabled}
        error={isMissing}
        data={listOptions(props, isRequired, column)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <div id={`exemplo-${field}`} className={classes.example}>
        {isMissing && fixed === null
          ? 'Falta escolher.'
          : fixed === null && column !== undefined && (example ?? 'vazia nas primeiras linhas')}
        {fixed === null && fallbacks.length > 0 && ` Onde está vazia: ${fallbacks.join(', ')}.`}
        {isAccount && isTyping && (
          <TextInput
            aria-label="Conta de todas as publicações"
            placeholder="@conta"
            maxLength={200}
            value={choices.account}
            disabled={disabled}
            onChange={(event) => onChange({ account: event.currentTarget.value })}
          />
        )}
      </div>
    </div>
  )
}

function listOptions({ field, preview, mapping, format }: Props, isRequired: boolean, column: string | undefined) {
  const nothing =
    field === 'platform' && mapping.link
      ? 'O link diz'
      : field === 'id' && mapping.link
        ? 'O link serve'
        : 'Nenhuma coluna'
  const names = preview.columns.flatMap(({ name, can_choose }) => (can_choose ? [name] : []))
  // The automatic mapping may use a name that cannot be chosen.
  if (column !== undefined && !names.includes(column)) names.unshift(column)
  return [
    { value: '', label: isRequired && nothing === 'Nenhuma coluna' ? 'Escolher coluna' : nothing },
    { group: 'Colunas do arquivo', items: names.map((name) => ({ value: COLUMN + name, label: name })) },
    ...(format !== 'people' ? listFixed(field) : []),
  ]
}

function listFixed(field: string) {
  if (field === 'account') return [{ group: 'Igual em todas', items: [{ value: FIXED, label: 'Escrever a conta…' }] }]
  if (field !== 'platform') return []
  return [{ group: 'Igual em todas', items: PLATFORMS.map((name) => ({ value: FIXED + name, label: name })) }]
}
