import { Alert, Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { MISLEADING_LINK_KINDS } from '../../../contract/labels.ts'
import type { MisleadingLink } from '../../../contract/links/misleading-links.ts'
import { getCurrent, getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { EditConflict } from '../../together/edit-conflict.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { refreshLinks, saveLink } from './misleading-links.ts'

const FIELDS = ['kind', 'address', 'reason', 'source'] as const
const KIND_LABELS = { domínio: 'Domínio, com tudo abaixo dele', endereço: 'Endereço exato de uma página' }

/** Adds or edits a domain or URL. Validation errors of the server are shown at their fields. */
export function LinkDialog({ link, onClose }: { link: MisleadingLink | undefined; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={link ? 'Editar link enganoso' : 'Acrescentar link enganoso'}>
      <LinkForm link={link} onClose={onClose} />
    </Modal>
  )
}

const readValues = (link: MisleadingLink | undefined) => ({
  kind: link?.kind ?? MISLEADING_LINK_KINDS[0],
  address: link ? (link.kind === 'domínio' ? link.address : `https://${link.address}`) : '',
  reason: link?.reason ?? '',
  source: link?.source ?? '',
})

function LinkForm({ link, onClose }: { link: MisleadingLink | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  // The version when editing started.
  const [seen, setSeen] = useState(link)
  const [values, setValues] = useState(() => readValues(link))
  const save = useMutation({
    mutationFn: () => saveLink(seen, values),
    onSuccess: () => {
      void refreshLinks(client)
      showSuccess(link ? 'Mudança guardada' : 'Link acrescentado à lista')
      onClose()
    },
    onError: (error) => focusField(form.current, Object.keys(getFieldErrors(error))),
  })
  const errors = getFieldErrors(save.error)
  const theirs = getCurrent<MisleadingLink>(save.error)
  const goOn = (next = values) => {
    setSeen(theirs)
    setValues(next)
    save.reset()
  }
  const isSaid = FIELDS.some((name) => name in errors)
  const text = (name: 'address' | 'reason' | 'source') => ({
    name,
    value: values[name],
    error: errors[name]?.join(' '),
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
    required: true,
    autoComplete: 'off',
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <NativeSelect
          name="kind"
          label="O que marcar"
          value={values.kind}
          data={MISLEADING_LINK_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
          error={errors.kind?.join(' ')}
          onChange={(event) =>
            setValues({ ...values, kind: event.currentTarget.value === 'endereço' ? 'endereço' : 'domínio' })
          }
        />
        <TextInput
          {...text('address')}
          label={values.kind === 'domínio' ? 'Domínio' : 'Endereço'}
          placeholder={values.kind === 'domínio' ? 'exemplo.com' : 'https://exemplo.com/pagina'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Textarea {...text('reason')} label="Motivo" description="Quem lê a publicação vê este texto." autosize />
        <TextInput {...text('source')} label="Fonte" description="Onde está o julgamento: um endereço ou um texto." />
        <div role="alert">
          {theirs && (
            <EditConflict what="o link" onTheirs={() => goOn(readValues(theirs))} onMine={() => goOn()}>
              <strong>{theirs.address}</strong>. {theirs.reason} ({theirs.source})
            </EditConflict>
          )}
          {save.error && !isSaid && !theirs && <Alert color="red">{getErrorMessage(save.error)}</Alert>}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={save.isPending} disabled={theirs !== undefined}>
            {link ? 'Salvar' : 'Acrescentar'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function focusField(form: HTMLFormElement | null, names: readonly string[]): void {
  const field = [...(form?.elements ?? [])].find((it) => 'name' in it && names.includes(String(it.name)))
  if (field instanceof HTMLElement) field.focus()
}
