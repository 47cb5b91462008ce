import { Alert, Button, Group, Progress } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ImportFormat } from '../../../../contract/labels.ts'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import type { ImportRun } from '../../../../contract/sources/imports.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { type Choices, hasColumns, NO_CHOICES, toQuery } from './import-choices.ts'
import { ImportColumns } from './import-columns.tsx'
import { MissingFields } from './import-missing.tsx'
import { ImportOptionFields } from './import-option-fields.tsx'
import { PreviewPane } from './import-preview.tsx'
import classes from './import-setup.module.css'
import { describeCounts } from './import-words.ts'
import { UnreadableFile } from './imports.ts'
import { useImportPreview } from './use-import-preview.ts'
import type { useSending } from './use-sending.ts'

type Props = {
  file: File
  timeZone: string
  running: ImportRun | undefined
  sending: ReturnType<typeof useSending>
  onCancel: () => void
}

/** Options, column mapping and preview of a file; then the upload. */
export function ImportSetup({ file, timeZone, running, sending, onCancel }: Props) {
  const [choices, setChoices] = useState<Choices>(NO_CHOICES)
  const { data, error, isSettled, isFetching, refetch } = useImportPreview(file, choices)
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }))
  const format = choices.format ?? data?.format ?? null
  const canImport = isSettled && !error && data !== undefined && isImportable(data)
  const shared = { choices, preview: data, format, disabled: sending.isSending, onChange: change }
  return (
    <form
      className={classes.setup}
      onSubmit={(event) => {
        event.preventDefault()
        if (canImport && !running) sending.send({ file, options: toQuery(choices, data.format) })
      }}
    >
      <div className={classes.choices} data-waiting={(!data && !error) || undefined}>
        <ImportOptionFields {...shared} timeZone={timeZone} />
        {hasColumns(format) && data && data.column_count > 0 && (
          <ImportColumns {...shared} preview={data} format={format} />
        )}
      </div>
      <PreviewPane
        preview={data}
        isBusy={!isSettled && isFetching}
        problem={describeProblem(error)}
        onRetry={() => void refetch()}
      />
      <div className={classes.send}>
        {sending.error && (
          <Alert color="red" role="alert">
            {sending.error}
          </Alert>
        )}
        <Group gap="xs">
          <Button
            type="submit"
            disabled={!canImport || (running !== undefined && !sending.isSending)}
            loading={sending.isSending}
          >
            {SEND_WORDS[format ?? 'csv'] ?? 'Importar publicações'}
          </Button>
          <Button variant="default" onClick={sending.isSending ? sending.stop : onCancel}>
            {sending.isSending ? 'Interromper' : 'Cancelar'}
          </Button>
        </Group>
        <Sending
          isSending={sending.isSending}
          running={running}
          missing={data && data.missing.length > 0 && <MissingFields preview={data} />}
        />
      </div>
    </form>
  )
}

const SEND_WORDS: Partial<Record<ImportFormat, string>> = { people: 'Importar pessoas', news: 'Importar notícias' }

/** A file whose first rows are all rejected may still be imported; one without a single valid row may not. */
const isImportable = ({ problem, missing, is_head, posts, people, news }: ImportPreview) =>
  problem === null && missing.length === 0 && (is_head || posts.length + people.length + news.length > 0)

function describeProblem(error: unknown): string | null {
  if (!error) return null
  if (error instanceof UnreadableFile) return error.message
  return Object.values(getFieldErrors(error)).flat()[0] ?? getErrorMessage(error)
}

type SendingProps = { isSending: boolean; running: ImportRun | undefined; missing: ReactNode }

function Sending({ isSending, running, missing }: SendingProps) {
  if (!isSending)
    return (
      <p className={classes.note} role={running ? 'status' : undefined}>
        {running ? 'Outra importação está em andamento. Espere o fim dela.' : missing}
      </p>
    )
  const percent = Math.round((running?.portion ?? 0) * 100)
  return (
    <div className={classes.note}>
      <Progress value={percent} aria-label="Andamento do envio" />
      <p role="status">{running ? `${describeCounts(running)}.` : 'Enviando…'}</p>
      <p>Você pode ver outras telas do LupaScan; só não feche esta aba do navegador até o fim.</p>
    </div>
  )
}
