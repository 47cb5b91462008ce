import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { formatBytes } from '../../../format.ts'
import classes from './file-drop.module.css'

type Props = {
  file: File | null
  disabled: boolean
  description: string
  error: string | null
  onChoose: (file: File) => void
}

/** Choosing or dropping a file. */
export function FileDrop({ file, disabled, description, error, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !disabled) onChoose(dropped)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for a file that is let fall; the button does the same by keyboard.
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      data-filled={file !== null || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={file ? 20 : 28} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <strong>{file ? file.name : 'Solte um arquivo aqui'}</strong>
        <span id="sobre-o-arquivo">{file ? formatBytes(file.size) : description}</span>
        {error && (
          <span role="alert" className={classes.error}>
            {error}
          </span>
        )}
      </div>
      <Button
        variant={file ? 'default' : 'filled'}
        disabled={disabled}
        aria-describedby="sobre-o-arquivo"
        onClick={() => input.current?.click()}
      >
        {file ? 'Trocar arquivo' : 'Escolher arquivo'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) onChoose(chosen)
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
