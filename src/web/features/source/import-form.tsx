import { Alert, Button, FileInput, Group, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { IMPORT_FORMATS, PLATFORMS } from '../../../contract/labels.ts'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { formatNumber } from '../../format.ts'
import { showSuccess } from '../../ui/toast.ts'
import classes from './import-part.module.css'
import { FORMAT_WORDS, guessFormat } from './import-words.ts'
import { IMPORTS_KEY, type ImportOptions, sendFile } from './imports.ts'

type Props = { maxBytes: number | null; isBusy: boolean }

const EMPTY = { format: '', platform: '', account: '', columns: '' }

/** Chooses a file, says what it is, and sends it. */
export function ImportForm({ maxBytes, isBusy }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [options, setOptions] = useState(EMPTY)
  const { send, stop, isSending, error } = useSending()
  const format = options.format || (file && guessFormat(file.name)) || ''
  const isTooLarge = file !== null && maxBytes !== null && file.size > maxBytes
  const change = (part: Partial<typeof EMPTY>) => setOptions((before) => ({ ...before, ...part }))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (file) send({ file, options: { ...options, format } })
      }}
    >
      <FileInput
        label="Arquivo"
        description={`CSV, JSON por linhas ou exportação do Telegram Desktop; também compactado (.gz).${maxBytes === null ? '' : ` Até ${formatNumber(Math.floor(maxBytes / 1_000_000))} MB.`}`}
        placeholder="Escolher arquivo"
        value={file}
        disabled={isSending}
        error={isTooLarge ? 'O arquivo é grande demais; divida-o.' : undefined}
        onChange={setFile}
      />
      <NativeSelect
        label="Formato"
        value={format}
        disabled={isSending}
        data={[
          { value: '', label: 'Escolher formato' },
          ...IMPORT_FORMATS.map((value) => ({ value, label: FORMAT_WORDS[value] })),
        ]}
        onChange={(event) => change({ format: event.currentTarget.value })}
      />
      <Details format={format} options={options} disabled={isSending} onChange={change} />
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Group gap="xs">
        <Button
          type="submit"
          disabled={!file || format === '' || isTooLarge || (isBusy && !isSending)}
          loading={isSending}
        >
          Importar
        </Button>
        {isSending && (
          <Button variant="default" onClick={stop}>
            Interromper
          </Button>
        )}
      </Group>
      <p className={classes.dimmed}>
        Deixe esta página aberta até o fim. Importar de novo não repete nada: só o que é novo ou mudou é gravado.
      </p>
    </form>
  )
}

type DetailsProps = {
  format: string
  options: typeof EMPTY
  disabled: boolean
  onChange: (part: Partial<typeof EMPTY>) => void
}

/** What the file itself may not tell. */
function Details({ format, options, disabled, onChange }: DetailsProps) {
  return (
    <>
      {(format === 'csv' || format === 'jsonl') && (
        <NativeSelect
          label="Plataforma"
          description="De todas as publicações; vazio quando o arquivo diz."
          value={options.platform}
          disabled={disabled}
          data={[{ value: '', label: 'O arquivo diz' }, ...PLATFORMS]}
          onChange={(event) => onChange({ platform: event.currentTarget.value })}
        />
      )}
      {format !== '' && (
        <TextInput
          label="Conta (opcional)"
          description="De todas as publicações, quando o arquivo não diz, como @canal."
          maxLength={200}
          value={options.account}
          disabled={disabled}
          onChange={(event) => onChange({ account: event.currentTarget.value })}
        />
      )}
      {format === 'csv' && (
        <TextInput
          label="Colunas (opcional)"
          description="Quando os nomes são outros, como id=tweet_id,account=usuario,date=data,content=texto."
          maxLength={2_000}
          value={options.columns}
          disabled={disabled}
          onChange={(event) => onChange({ columns: event.currentTarget.value })}
        />
      )}
    </>
  )
}

function useSending() {
  const client = useQueryClient()
  const sender = useRef<AbortController | null>(null)
  const sending = useMutation({
    mutationFn: async ({ file, options }: { file: File; options: ImportOptions }) => {
      sender.current = new AbortController()
      const filled = Object.fromEntries(Object.entries(options).filter(([, value]) => value?.trim()))
      const sent = sendFile(file, filled, sender.current.signal)
      // By then the server has noted that it runs, and the list follows it from there.
      setTimeout(() => void client.invalidateQueries({ queryKey: IMPORTS_KEY }), 500)
      return sent
    },
    onSuccess: ({ state }) => state === 'concluída' && showSuccess('Importação concluída'),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: IMPORTS_KEY })
      void client.invalidateQueries({ queryKey: ['posts'] })
    },
  })
  const isStopped = sending.error instanceof DOMException && sending.error.name === 'AbortError'
  const [field] = Object.values(getFieldErrors(sending.error)).flat()
  return {
    send: sending.mutate,
    stop: () => sender.current?.abort(),
    isSending: sending.isPending,
    error: sending.isError && !isStopped ? (field ?? getErrorMessage(sending.error)) : null,
  }
}
