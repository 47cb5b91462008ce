import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MAX_LIST_FILE_BYTES, MAX_LIST_FILE_MB } from '../../../contract/limits.ts'
import type { ListFile } from '../../../contract/lists/lists.ts'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { countLines } from './list-words.ts'
import { readListFile } from './lists.ts'
import classes from './lists-screen.module.css'

/** Reads the lines of a file into the field; of a table one column is chosen. */
export function FileChoice({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [column, setColumn] = useState(0)
  const [withName, setWithName] = useState(false)
  const read = useMutation({
    mutationFn: async (file: File): Promise<ListFile & { name: string }> => {
      if (file.size > MAX_LIST_FILE_BYTES) throw new Error(`O arquivo passa de ${MAX_LIST_FILE_MB} MB.`)
      return { ...(await readListFile(file)), name: file.name }
    },
    onSuccess: (file) => choose(file, 0, false),
  })
  const choose = ({ columns }: ListFile, at: number, isNameALine: boolean) => {
    setColumn(at)
    setWithName(isNameALine)
    const { name, lines } = columns[at] ?? { name: '', lines: [] }
    onText([...(isNameALine ? [name] : []), ...lines].join('\n'))
  }
  const file = read.data
  return (
    <div className={classes.file}>
      <Button
        variant="default"
        leftSection={<IconFileUpload size={16} aria-hidden="true" />}
        loading={read.isPending}
        onClick={() => input.current?.click()}
      >
        Ler de um arquivo
      </Button>
      <span className={classes.small}>{file ? file.name : `Texto, CSV ou XLSX, até ${MAX_LIST_FILE_MB} MB`}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo com as linhas"
        accept=".txt,.csv,.tsv,.xlsx,text/plain,text/csv"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) read.mutate(chosen)
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = ''
        }}
      />
      <span role="alert" className={classes.problem}>
        {file && file.unread_count > 0 && describeUnread(file)}
        {read.error && (getFieldErrors(read.error).file?.join(' ') ?? describe(read.error))}
      </span>
      {file && file.columns.length > 1 && (
        <>
          <NativeSelect
            label="Coluna"
            value={String(column)}
            data={file.columns.map(({ name, lines }, i) => ({
              value: String(i),
              label: `${name} (${countLines(lines.length)})`,
            }))}
            onChange={(event) => choose(file, Number(event.currentTarget.value), withName)}
          />
          <Checkbox
            label="A primeira linha também é uma pergunta"
            checked={withName}
            onChange={(event) => choose(file, column, event.currentTarget.checked)}
          />
        </>
      )}
    </div>
  )
}

/** Rows without the chosen column. */
function describeUnread({ unread, unread_count }: ListFile): string {
  const lines = unread.map(({ line, reason }) => `linha ${line} (${reason.replace(/\.$/, '')})`).join(', ')
  const more = unread_count - unread.length
  return `Fora do texto, por não poderem ser lidas: ${lines}${more > 0 ? ` e mais ${countLines(more)}` : ''}.`
}

/** A message of ours, or of the server. */
const describe = (error: Error) => (error.name === 'Error' ? error.message : getErrorMessage(error))
