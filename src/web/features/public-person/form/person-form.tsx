import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { UFS } from '../../../../contract/labels.ts'
import type { PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { formatHandle, getDay } from '../../../format.ts'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { filterOptionsQuery } from '../persons.ts'
import { AccountFields } from './account-fields.tsx'
import {
  isAffiliationChange,
  isKeptPicture,
  listRemoved,
  openForm,
  type PersonForm as Values,
} from './person-change.ts'
import styles from './person-form.module.css'
import { SinceField } from './since-field.tsx'
import { useSavePerson } from './use-save-person.ts'

type Props = {
  person: PublicPersonDetails | undefined
  first?: Partial<Values> | undefined
  onClose: () => void
}

/** Everything a superuser may write about a person. What the server objects to stands beside its field. */
export function PersonForm({ person, first, onClose }: Props) {
  const [values, setValues] = useState(() => ({ ...openForm(person, getDay(new Date())), ...first }))
  const [isAsking, setAsking] = useState(false)
  const { save, isBusy, errors, message } = useSavePerson(person, onClose)
  const removed = listRemoved(person, values)
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (removed.length > 0) setAsking(true)
    else save(values, false)
  }
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <Facts person={person} values={values} errors={errors} onChange={change} />
      {isAffiliationChange(person, values) && <SinceField values={values} error={errors.since} onChange={change} />}
      <AccountFields
        accounts={values.accounts}
        error={errors.accounts}
        isBusy={isBusy}
        onChange={(accounts) => change({ accounts })}
        onTake={() => save(values, true)}
      />
      {message && (
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          Cancelar
        </Button>
        <Button type="submit" loading={isBusy}>
          {person ? 'Salvar' : 'Cadastrar'}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={removed.length === 1 ? 'Retirar uma conta' : `Retirar ${removed.length} contas`}
        confirmLabel="Retirar e salvar"
        onConfirm={() => {
          setAsking(false)
          save(values, false)
        }}
      >
        {`${removed.map(({ platform, handle }) => `${formatHandle(platform, handle)} (${platform})`).join(', ')}: as publicações permanecem no acervo, sem pessoa.`}
      </ConfirmDialog>
    </form>
  )
}

type FactsProps = {
  person: PublicPersonDetails | undefined
  values: Values
  errors: Readonly<Record<string, string | undefined>>
  onChange: (part: Partial<Values>) => void
}

function Facts({ person, values, errors, onChange }: FactsProps) {
  const { data: options } = useQuery(filterOptionsQuery)
  const bind = (field: 'name' | 'role' | 'party' | 'image') => ({
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  })
  return (
    <>
      <TextInput label="Nome" required maxLength={200} data-autofocus {...bind('name')} />
      <TextInput label="Cargo" maxLength={100} list="cargos" {...bind('role')} />
      <Suggestions id="cargos" values={options?.roles} />
      <NativeSelect
        label="Como escrever o cargo"
        description="Sem esta informação aparece o nome da casa, como Câmara dos Deputados."
        value={values.gender}
        error={errors.gender}
        data={[
          { value: '', label: 'não informado' },
          { value: 'feminino', label: 'no feminino, como deputada' },
          { value: 'masculino', label: 'no masculino, como deputado' },
        ]}
        onChange={(event) => onChange({ gender: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextInput label="Partido" maxLength={100} list="partidos" {...bind('party')} />
        <Suggestions id="partidos" values={options?.parties} />
        <NativeSelect
          label="UF"
          value={values.uf}
          error={errors.uf}
          data={[{ value: '', label: 'não informada' }, ...UFS]}
          onChange={(event) => onChange({ uf: event.currentTarget.value })}
        />
      </div>
      <TextInput
        label="Endereço da foto"
        type="url"
        maxLength={2000}
        placeholder="https://"
        description={
          isKeptPicture(person?.image)
            ? 'A foto atual está guardada no LupaScan; um endereço a substitui.'
            : 'A foto é copiada para cá.'
        }
        {...bind('image')}
      />
    </>
  )
}

function Suggestions({ id, values = [] }: { id: string; values?: readonly { value: string }[] | undefined }) {
  return (
    <datalist id={id}>
      {values.map(({ value }) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
