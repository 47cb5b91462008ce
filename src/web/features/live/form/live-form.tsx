import { Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { FieldErrors } from '../../../../contract/error.ts'
import type { Live } from '../../../../contract/lives/lives.ts'
import { type ChosenPerson, PersonField } from '../../../person-field.tsx'
import { useSpeechAbilities } from '../speech-notice.tsx'
import styles from './live-form.module.css'
import { fromLocalField, MOMENT_EXAMPLE, toLocalField } from './local-moment.ts'

/** Form values in the format of the API; `transcribed` only for an existing live. */
export type LiveFields = {
  url: string
  title: string
  channel_title: string
  description: string
  started_at: string | null
  finished_at: string | null
  starts_at: string | null
  is_live: boolean
  transcribed: boolean
  listen: boolean
  /** Of the public person who speaks in it. */
  person: string | null
}

type LiveFormProps = {
  /** The live to edit; without one the form is for a new live. */
  live?: Live
  errors: FieldErrors
  isBusy: boolean
  submitLabel: string
  onSubmit: (fields: LiveFields) => void
  onCancel: () => void
}

const WRONG_MOMENT = `Use o formato ${MOMENT_EXAMPLE}.`

const readFields = (live: Live | undefined) => ({
  url: live?.url ?? '',
  title: live?.title ?? '',
  channel_title: live?.channel_title ?? '',
  description: live?.description ?? '',
  started_at: toLocalField(live?.started_at ?? null),
  finished_at: toLocalField(live?.finished_at ?? null),
  starts_at: toLocalField(live?.starts_at ?? null),
  is_live: live?.is_live ?? false,
  transcribed: live?.transcribed ?? false,
  listen: true,
  person: live?.person ?? null,
})

type TextName = 'url' | 'title' | 'channel_title' | 'description' | 'started_at' | 'finished_at' | 'starts_at'

/** Field values, errors, and submission. */
function useLiveFields({ live, errors, onSubmit }: Pick<LiveFormProps, 'live' | 'errors' | 'onSubmit'>) {
  const [fields, setFields] = useState(() => readFields(live))
  const [ownErrors, setOwnErrors] = useState<FieldErrors>({})
  const change = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }))
  const bindText = (name: TextName) => ({
    name,
    value: fields[name],
    error: ownErrors[name]?.[0] ?? errors[name]?.[0],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const bindBox = (name: 'is_live' | 'transcribed' | 'listen') => ({
    name,
    checked: fields[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => change({ [name]: event.currentTarget.checked }),
  })
  // A field holds minutes: an unchanged one keeps its seconds.
  const readMoment = (name: 'started_at' | 'finished_at' | 'starts_at') =>
    live && fields[name] === toLocalField(live[name]) ? live[name] : fromLocalField(fields[name])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const started_at = readMoment('started_at')
    const finished_at = readMoment('finished_at')
    const starts_at = readMoment('starts_at')
    setOwnErrors({
      ...(fields.url.trim() === '' && { url: ['Informe o endereço do vídeo.'] }),
      ...(started_at === undefined && { started_at: [WRONG_MOMENT] }),
      ...(finished_at === undefined && { finished_at: [WRONG_MOMENT] }),
      ...(starts_at === undefined && { starts_at: [WRONG_MOMENT] }),
    })
    if (fields.url.trim() === '' || started_at === undefined || finished_at === undefined || starts_at === undefined)
      return
    onSubmit({ ...fields, started_at, finished_at, starts_at, person: fields.person?.id ?? null })
  }
  const person = { value: fields.person, onChange: (chosen: ChosenPerson | null) => change({ person: chosen }) }
  return { bindText, bindBox, person, submit }
}

/** The facts of a live, for adding and for editing one. */
export function LiveForm(props: LiveFormProps) {
  const { live, errors, isBusy, submitLabel, onCancel } = props
  const { bindText, bindBox, person, submit } = useLiveFields(props)
  const { canReadPages, canTranscribe } = useSpeechAbilities()
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!live && (
        <TextInput
          label="Endereço do vídeo"
          description={`${canReadPages ? 'YouTube, uma' : 'Uma'} transmissão (.m3u8, rtmp://) ou um arquivo de vídeo ou áudio`}
          type="url"
          inputMode="url"
          maxLength={2000}
          required
          data-autofocus
          {...bindText('url')}
        />
      )}
      {!live && (
        <Checkbox
          label="Ouvir e escrever o que é dito"
          description={canTranscribe && 'O texto aparece segundos depois, na tela de todos do grupo.'}
          {...bindBox('listen')}
        />
      )}
      <TextInput
        label="Título"
        description={live ? undefined : 'Sem título, aparece o endereço'}
        required={Boolean(live)}
        maxLength={300}
        {...bindText('title')}
      />
      <PersonField
        label="Pessoa pública"
        description="Quem fala: quem busca por essa pessoa acha também esta live"
        error={errors.person?.[0]}
        {...person}
      />
      <TextInput label="Canal" maxLength={200} {...bindText('channel_title')} />
      <Textarea label="Descrição" autosize minRows={2} maxRows={8} maxLength={5000} {...bindText('description')} />
      <Moments bindText={bindText} />
      <Checkbox label="Ainda está ao vivo" {...bindBox('is_live')} />
      {live && <Checkbox label="A transcrição está completa" {...bindBox('transcribed')} />}
      {errors.non_field_errors && <p role="alert">{errors.non_field_errors[0]}</p>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel} disabled={isBusy}>
          Cancelar
        </Button>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  )
}

/** Dates and times in Brazilian format. */
function Moments({ bindText }: Pick<ReturnType<typeof useLiveFields>, 'bindText'>) {
  return (
    <>
      <div className={styles.moments}>
        <TextInput label="Início" placeholder={MOMENT_EXAMPLE} autoComplete="off" {...bindText('started_at')} />
        <TextInput label="Fim" placeholder={MOMENT_EXAMPLE} autoComplete="off" {...bindText('finished_at')} />
      </div>
      <TextInput
        label="Começa em"
        description="De uma live anunciada: até lá ela espera"
        placeholder={MOMENT_EXAMPLE}
        autoComplete="off"
        {...bindText('starts_at')}
      />
    </>
  )
}
