import { Alert, Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Dossier } from '../../../contract/dossiers/dossiers.ts'
import type { FieldErrors } from '../../../contract/error.ts'
import { MAX_DOSSIER_PURPOSE, MAX_DOSSIER_TITLE } from '../../../contract/limits.ts'
import { getErrorMessage, getFieldErrors, isConflict } from '../../api-error.ts'
import { invalidateDossiers } from '../../together/dossiers.ts'
import { EditConflict } from '../../together/edit-conflict.tsx'
import { colleaguesQuery } from '../../together/shares.ts'
import { DayInput } from '../../ui/controls/day-input.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { changeDossier, dossierQuery, statusesQuery } from './dossier.ts'

type Props = { dossier: Dossier; onClose: () => void }

/** A dossier's title, purpose, status, assignee and due date. */
export function DossierDialog(props: Props) {
  return (
    <Modal opened onClose={props.onClose} title="Editar dossiê">
      <DossierForm {...props} />
    </Modal>
  )
}

const readValues = ({ title, purpose, status, responsible, due_day }: Dossier) => ({
  title,
  purpose,
  status: status.id,
  responsible: responsible?.username ?? null,
  due_day,
})

function DossierForm({ dossier, onClose }: Props) {
  const client = useQueryClient()
  // The values when editing started; changes by others meanwhile do not affect the form.
  const [seen, setSeen] = useState(dossier)
  const [values, setValues] = useState(() => readValues(dossier))
  const save = useMutation({
    mutationFn: () => changeDossier(dossier.id, { version: seen.version, ...values }),
    onSuccess: (changed) => {
      client.setQueryData(dossierQuery(dossier.id).queryKey, changed)
      invalidateDossiers(client)
      showSuccess('Mudança guardada')
      onClose()
    },
    onError: (error) => {
      if (isConflict(error)) void client.invalidateQueries({ queryKey: ['dossier', dossier.id] })
    },
  })
  const errors = getFieldErrors(save.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate()
  }
  const isOvertaken = isConflict(save.error)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <DossierFields dossier={dossier} values={values} errors={errors} onChange={setValues} />
        <div role="alert">
          {isOvertaken && (
            <EditConflict
              what="o dossiê"
              onMine={() => {
                setSeen(dossier)
                save.reset()
              }}
              onTheirs={() => {
                setSeen(dossier)
                setValues(readValues(dossier))
                save.reset()
              }}
            >
              <Now dossier={dossier} />
            </EditConflict>
          )}
          {save.error && !isOvertaken && <Alert color="red">{getErrorMessage(save.error)}</Alert>}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={save.isPending} disabled={isOvertaken}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const Now = ({ dossier: { title, status, responsible, purpose } }: { dossier: Dossier }) => (
  <>
    <strong>{title}</strong>, {status.name}
    {responsible && `, responsável: ${responsible.name}`}
    {purpose !== '' && `. ${purpose}`}
  </>
)

type Values = ReturnType<typeof readValues>
type FieldsProps = { dossier: Dossier; values: Values; errors: FieldErrors; onChange: (values: Values) => void }

function DossierFields({ dossier, values, errors, onChange }: FieldsProps) {
  const { data: statuses } = useQuery(statusesQuery)
  const { data: colleagues } = useQuery(colleaguesQuery)
  return (
    <>
      <TextInput
        label="Nome"
        autoComplete="off"
        maxLength={MAX_DOSSIER_TITLE}
        value={values.title}
        error={errors.title?.join(' ')}
        onChange={(event) => onChange({ ...values, title: event.currentTarget.value })}
      />
      <Textarea
        label="Finalidade"
        autosize
        minRows={2}
        maxLength={MAX_DOSSIER_PURPOSE}
        value={values.purpose}
        error={errors.purpose?.join(' ')}
        onChange={(event) => onChange({ ...values, purpose: event.currentTarget.value })}
      />
      <NativeSelect
        label="Situação"
        value={String(values.status)}
        data={(statuses?.statuses ?? [dossier.status]).map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errors.status?.join(' ')}
        onChange={(event) => onChange({ ...values, status: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label="Responsável"
        value={values.responsible ?? ''}
        data={[
          { value: '', label: 'ninguém em especial' },
          ...(colleagues?.people ?? []).map(({ username, name }) => ({ value: username, label: name })),
        ]}
        error={errors.responsible?.join(' ')}
        onChange={(event) => onChange({ ...values, responsible: event.currentTarget.value || null })}
      />
      <DayInput
        label="Prazo"
        day={values.due_day}
        error={errors.due_day?.join(' ')}
        onChange={(due_day) => onChange({ ...values, due_day })}
      />
    </>
  )
}
