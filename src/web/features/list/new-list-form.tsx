import { Alert, Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { type ListReading, MAX_LIST_LINES, MAX_LIST_TEXT, MAX_LIST_TITLE } from '../../../contract/limits.ts'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { formatDate, formatNumber } from '../../format.ts'
import { DayInput } from '../../ui/controls/day-input.tsx'
import { FileChoice } from './file-choice.tsx'
import { countLines } from './list-words.ts'
import { createList, useListChange } from './lists.ts'
import classes from './lists-screen.module.css'

/** `isFolded`: replaced by a button until it is opened, or has text. */
type FormProps = { begin?: Partial<Draft> | undefined; isFolded?: boolean }

/** Paste, or choose a file, and count: all other fields have sensible defaults. */
export function NewListForm({ begin, isFolded = false }: FormProps) {
  const [isAsked, setAsked] = useState(false)
  const [draft, setDraft] = useState<Draft>(begin ? { ...EMPTY_DRAFT, ...begin } : EMPTY_DRAFT)
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }))
  const create = useCreate(draft)
  const errors = getFieldErrors(create.error)
  const lines = draft.text.split('\n').filter((line) => line.trim() !== '').length
  const tooMuch = findTooMuch(draft.text, lines)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (lines > 0 && !tooMuch) create.mutate()
  }
  if (isFolded && !isAsked && draft === EMPTY_DRAFT) return <FoldedForm onOpen={() => setAsked(true)} />
  return (
    <form onSubmit={submit} noValidate className={classes.form} aria-labelledby="nova-lista">
      <h2 id="nova-lista">Nova lista</h2>
      <Textarea
        label="Uma pergunta por linha"
        description="Nomes, termos, links, @contas, #hashtags ou buscas inteiras."
        placeholder={'Ana Lima\nurna eletrônica\nhttps://exemplo.com.br/noticia'}
        rows={8}
        autoFocus={isAsked}
        value={draft.text}
        error={errors.text?.join(' ') ?? tooMuch}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Group justify="space-between" gap="xs" align="center">
        <FileChoice onText={(text) => change({ text })} />
        <span className={classes.small} role="status">
          {lines > 0 ? countLines(lines) : `Até ${formatNumber(MAX_LIST_LINES)} linhas`}
        </span>
      </Group>
      <ReadingChoice reading={draft.reading} onChange={(reading) => change({ reading })} />
      <NameAndPeriod draft={draft} errors={errors} onChange={change} />
      <div role="alert">
        {create.error && Object.keys(errors).length === 0 && (
          <Alert color="red">{`${getErrorMessage(create.error)} O que você escreveu continua aqui.`}</Alert>
        )}
      </div>
      <Group>
        <Button type="submit" loading={create.isPending} disabled={lines === 0 || tooMuch !== null}>
          Contar
        </Button>
      </Group>
    </form>
  )
}

const FoldedForm = ({ onOpen }: { onOpen: () => void }) => (
  <div>
    <Button onClick={onOpen}>Nova lista</Button>
  </div>
)

const EMPTY_DRAFT: Draft = { text: '', title: '', reading: 'phrase', from: null, until: null }

type Draft = { text: string; title: string; reading: ListReading; from: string | null; until: string | null }

const usualTitle = () => `Lista de ${formatDate(new Date())}`

function useCreate({ text, title, reading, from, until }: Draft) {
  const navigate = useNavigate()
  const tell = useListChange()
  return useMutation({
    mutationFn: () =>
      createList({
        ...{ title: title.trim() || usualTitle(), text, reading },
        ...(from && { start_date: from }),
        ...(until && { end_date: until }),
      }),
    onSuccess: (list) => {
      tell(list)
      void navigate({ to: '/listas/$id', params: { id: list.id } })
    },
  })
}

function ReadingChoice({ reading, onChange }: { reading: ListReading; onChange: (reading: ListReading) => void }) {
  return (
    <Radio.Group
      label="Cada linha é"
      value={reading}
      onChange={(value) => onChange(value === 'search' ? 'search' : 'phrase')}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          value="phrase"
          label="uma expressão exata"
          description={
            'As palavras lado a lado, nessa ordem. Links, sites, @contas, #hashtags e ="letras exatas" são buscados como tais.'
          }
        />
        <Radio
          value="search"
          label="uma busca"
          description="Como na caixa da consulta: vacina OU imunizante, urna -fraude, partido:PT."
        />
      </Stack>
    </Radio.Group>
  )
}

type PartProps = {
  draft: Draft
  errors: ReturnType<typeof getFieldErrors>
  onChange: (next: Partial<Draft>) => void
}

function NameAndPeriod({ draft, errors, onChange }: PartProps) {
  return (
    <div className={classes.fields}>
      <TextInput
        label="Nome"
        placeholder={usualTitle()}
        autoComplete="off"
        maxLength={MAX_LIST_TITLE}
        value={draft.title}
        error={errors.title?.join(' ')}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <DayInput label="De" day={draft.from} onChange={(from) => onChange({ from })} />
      <DayInput
        label="Até"
        day={draft.until}
        error={errors.end_date?.join(' ')}
        onChange={(until) => onChange({ until })}
      />
    </div>
  )
}

function findTooMuch(text: string, lines: number): string | null {
  if (lines > MAX_LIST_LINES)
    return `São ${formatNumber(lines)} linhas; o limite é ${formatNumber(MAX_LIST_LINES)}. Divida em mais de uma lista.`
  if (text.length > MAX_LIST_TEXT)
    return `O texto tem ${formatNumber(text.length)} caracteres; o limite é ${formatNumber(MAX_LIST_TEXT)}. Divida em mais de uma lista.`
  return null
}
