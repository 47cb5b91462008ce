import { useState } from 'react'
import type { ImportRun } from '../../../../contract/sources/imports.ts'
import { formatBytes } from '../../../format.ts'
import { FileDrop } from './file-drop.tsx'
import classes from './import-part.module.css'
import { ImportSetup } from './import-setup.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  maxBytes: number | null
  timeZone: string
  running: ImportRun | undefined
  onFile: (hasFile: boolean) => void
}

const FORMATS =
  'Publicações (CSV, JSON por linhas, exportação do Telegram Desktop), lista de pessoas, feed de notícias ou checagens; também compactado (.gz).'

/** Chooses a file, previews the result, and uploads it. */
export function ImportForm({ maxBytes, timeZone, running, onFile }: Props) {
  const [chosen, setChosen] = useState<{ file: File; number: number } | null>(null)
  const choose = (file: File | null) => {
    setChosen((before) => file && { file, number: (before?.number ?? 0) + 1 })
    onFile(file !== null)
  }
  const sending = useSending(() => choose(null))
  const isTooLarge = chosen !== null && maxBytes !== null && chosen.file.size > maxBytes
  const limit = maxBytes === null ? '' : ` Até ${formatBytes(maxBytes)}.`
  return (
    <section className={classes.form} aria-label="Importar um arquivo">
      <FileDrop
        file={chosen?.file ?? null}
        disabled={sending.isSending}
        description={FORMATS + limit}
        error={isTooLarge ? `O arquivo é grande demais.${limit} Divida-o.` : null}
        onChoose={(file) => {
          sending.forget()
          choose(file)
        }}
      />
      {chosen && !isTooLarge && (
        <ImportSetup
          key={chosen.number}
          file={chosen.file}
          timeZone={timeZone}
          running={running}
          sending={sending}
          onCancel={() => choose(null)}
        />
      )}
      {!chosen && (
        <p className={classes.dimmed}>
          Antes de importar, você vê as primeiras linhas como vão ficar. Importar de novo não repete nada: só o que é
          novo ou mudou é gravado.
        </p>
      )}
    </section>
  )
}
