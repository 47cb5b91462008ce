import { Alert, Button, FileButton, Group, Modal, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FEED_CONTENTS, type FeedContent } from '../../../../contract/labels.ts'
import type { PreviewLine } from '../../../../contract/sources/source-preview.ts'
import type { AddedSources } from '../../../../contract/sources/sources.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { formatPlural, getDay } from '../../../format.ts'
import { type ChosenPerson, PersonField } from '../../../person-field.tsx'
import { DayInput } from '../../../ui/controls/day-input.tsx'
import { forgetFile } from '../../../ui/controls/forget-file.ts'
import { showSuccess, showWarning } from '../../../ui/notices/toast.ts'
import { toMoment } from '../day.ts'
import { PreviewLines } from '../import/preview-lines.tsx'
import { addSources, previewLines, SOURCES_KEY } from '../sources.ts'

const DEBOUNCE = 300
const FEEDS = [
  { value: 'notícias', label: 'Notícias, ao lado das publicações' },
  { value: 'publicações', label: 'Publicações de quem escreve' },
]

/** Follows accounts and feeds: pasted or from a file, previewed before anything is saved. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [day, setDay] = useState('')
  const [feed, setFeed] = useState<FeedContent>('notícias')
  const [person, setPerson] = useState<ChosenPerson | null>(null)
  const [settled] = useDebouncedValue(text, DEBOUNCE)
  const preview = usePreview(settled)
  const save = useSave(onClose)
  const lines = text.trim() === '' ? [] : (preview.data ?? [])
  const fresh = lines.filter(({ outcome }) => outcome === 'new')
  const isSettled = settled === text && !preview.isFetching
  return (
    <Modal opened onClose={onClose} title="Acrescentar fontes" size="lg">
      <Stack gap="md">
        <Pasted text={text} onChange={setText} error={getFieldErrors(preview.error).text?.[0]} />
        <PreviewLines lines={lines} person={person} />
        {fresh.some(({ network }) => network === 'feed') && (
          <NativeSelect
            label="O que os feeds trazem"
            data={FEEDS}
            value={feed}
            onChange={(event) => setFeed(FEED_CONTENTS.find((one) => one === event.currentTarget.value) ?? feed)}
          />
        )}
        <PersonField
          label="De quem são (opcional)"
          description="Vale para as linhas sem nome de pessoa."
          value={person}
          onChange={setPerson}
        />
        <DayInput
          label="Buscar publicações desde (opcional)"
          description="Vazio: só o que for publicado daqui em diante, e a página mais recente."
          max={getDay(new Date())}
          day={day || null}
          onChange={(next) => setDay(next ?? '')}
        />
        {save.isError && (
          <Alert color="red" role="alert">
            {Object.values(getFieldErrors(save.error)).flat()[0] ?? getErrorMessage(save.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button
            disabled={fresh.length === 0 || !isSettled}
            loading={save.isPending}
            onClick={() => save.mutate({ lines: fresh, person, feed, since: toMoment(day) })}
          >
            {fresh.length > 1 ? `Acompanhar ${fresh.length} fontes` : 'Acompanhar'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

type PastedProps = { text: string; error: string | undefined; onChange: (text: string) => void }

function Pasted({ text, error, onChange }: PastedProps) {
  return (
    <>
      <Textarea
        label="Canais e feeds"
        description="Um por linha: t.me/canal, @canal ou o endereço de um feed. Depois de uma vírgula, o nome da pessoa."
        placeholder={'t.me/canal\n@outro_canal, Fulana de Tal\nhttps://site.com.br/feed'}
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        value={text}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FileButton
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={(file) => void file?.text().then((content) => onChange(content))}
        inputProps={{ 'aria-label': 'Arquivo com uma lista de fontes', onClick: forgetFile }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="compact-sm"
            leftSection={<IconUpload size={14} aria-hidden />}
            style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
          >
            Abrir CSV
          </Button>
        )}
      </FileButton>
    </>
  )
}

const usePreview = (text: string) =>
  useQuery({
    queryKey: ['source-preview', text],
    queryFn: ({ signal }) => previewLines(text, signal),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })

type Saved = { lines: readonly PreviewLine[]; person: ChosenPerson | null; feed: FeedContent; since: string | null }

function useSave(onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ lines, person, feed, since }: Saved) =>
      addSources({
        accounts: lines.map((line) => ({
          address: line.handle ?? line.address,
          person: line.person?.id ?? (person && Number(person.id)),
          feed,
        })),
        since,
      }),
    onSuccess: (added) => {
      tell(added)
      void client.invalidateQueries({ queryKey: SOURCES_KEY })
      void client.invalidateQueries({ queryKey: ['public-persons'] })
      onClose()
    },
  })
}

function tell({ added, not_linked }: AddedSources): void {
  showSuccess(`${formatPlural(added, 'fonte acompanhada', 'fontes acompanhadas')}`)
  if (not_linked.length > 0) showWarning(`Já são de outra pessoa e continuam dela: ${not_linked.join(', ')}.`)
}
