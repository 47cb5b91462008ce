import { NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { IMPORT_FORMATS, type ImportFormat } from '../../../../contract/labels.ts'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import { listZones } from '../../../time-zones.ts'
import { bringsPosts, type Choices } from './import-choices.ts'
import classes from './import-setup.module.css'
import { FORMAT_WORDS } from './import-words.ts'

export type ChoiceProps = {
  choices: Choices
  preview: ImportPreview | undefined
  format: ImportFormat | null
  disabled: boolean
  onChange: (part: Partial<Choices>) => void
}

/** Kind of the file, and values that it may not contain. */
export function ImportOptionFields(props: ChoiceProps & { timeZone: string }) {
  const { choices, format, disabled, timeZone, onChange } = props
  const isPosts = bringsPosts(format)
  return (
    <div className={classes.options}>
      <Kind {...props} />
      {isPosts && <Format {...props} />}
      {format === 'news' && (
        <p className={classes.note}>
          Aparecem ao lado das publicações do mesmo assunto. As checagens também marcam as publicações que repetem o que
          foi checado ou levam até onde aquilo foi publicado.
        </p>
      )}
      {format === 'telegram-export' && (
        <TextInput
          label="Conta do canal (opcional)"
          description="O nome que vem depois de t.me/, que o arquivo não diz."
          placeholder="@canal"
          maxLength={200}
          value={choices.account}
          disabled={disabled}
          onChange={(event) => onChange({ account: event.currentTarget.value })}
        />
      )}
      {isPosts && (
        <>
          <NativeSelect
            label="Fuso das datas"
            description="Só para datas escritas sem fuso, como 01/05/2026 10:00."
            value={choices.timeZone}
            disabled={disabled}
            data={listZones(timeZone)}
            onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
          />
          <Switch
            label="Ligar contas a pessoas pelo nome"
            description="Só quando o nome mostrado é exatamente o de uma só pessoa. Um nome não prova de quem é a conta: confira depois."
            checked={choices.byName}
            disabled={disabled}
            onChange={(event) => onChange({ byName: event.currentTarget.checked })}
          />
        </>
      )}
    </div>
  )
}

function Kind({ preview, format, disabled, onChange }: ChoiceProps) {
  const choose = (kind: string) => {
    // Another kind has other fields: the column mapping is reset.
    const posts = preview?.columns.length ? 'csv' : 'telegram-export'
    const known = preview && bringsPosts(preview.format) ? (preview.format ?? 'csv') : posts
    onChange({ format: kind === 'people' || kind === 'news' ? kind : known, mapping: null })
  }
  return (
    <SegmentedControl
      aria-label="O que o arquivo traz"
      value={format !== null && !bringsPosts(format) ? format : 'posts'}
      disabled={disabled}
      data={[
        { value: 'posts', label: 'Publicações' },
        { value: 'people', label: 'Pessoas' },
        { value: 'news', label: 'Notícias' },
      ]}
      onChange={choose}
    />
  )
}

function Format({ choices, preview, format, disabled, onChange }: ChoiceProps) {
  const recognised = choices.format === null && preview?.format
  const words = preview?.is_own_export
    ? 'É o CSV que o próprio LupaScan oferece.'
    : 'Reconhecido pelo começo do arquivo.'
  const chosen = format === null ? 'O começo do arquivo não diz o que ele é.' : 'Escolhido por você.'
  return (
    <NativeSelect
      label="Formato"
      description={recognised ? words : chosen}
      value={format ?? ''}
      disabled={disabled}
      data={[
        ...(format === null ? [{ value: '', label: 'Não reconhecido' }] : []),
        ...IMPORT_FORMATS.filter(bringsPosts).map((value) => ({ value, label: FORMAT_WORDS[value] })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ format: IMPORT_FORMATS.find((one) => one === value) ?? null, mapping: null })
      }
    />
  )
}
