import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type {
  createPublicPerson,
  PublicPersonDetails,
  updatePublicPerson,
} from '../../../../contract/people/public-persons.ts'
import { request } from '../../../api.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { invalidatePeople, personQuery } from '../persons.ts'
import { type PersonForm, toCreateInput, toUpdateInput } from './person-change.ts'

type Saving = { form: PersonForm; takeAccounts: boolean }

/** Stores the form as a new person or as changes of a known one; then the person's page is where one is. */
export function useSavePerson(person: PublicPersonDetails | undefined, onSaved: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const saving = useMutation({
    mutationFn: ({ form, takeAccounts }: Saving) => send(person, form, takeAccounts),
    onSuccess: async (saved) => {
      client.setQueryData(personQuery(saved.id).queryKey, saved)
      showSuccess(`${person ? 'Pessoa atualizada' : 'Pessoa cadastrada'}: ${saved.name}`)
      onSaved()
      if (!person) await navigate({ to: '/pessoa-publica/$id', params: { id: saved.id } })
      await invalidatePeople(client)
    },
  })
  const fields = getFieldErrors(saving.error)
  const errors = Object.fromEntries(Object.entries(fields).map(([field, sentences]) => [field, sentences.join(' ')]))
  const isGeneral = saving.isError && Object.keys(fields).length === 0
  return {
    save: (form: PersonForm, takeAccounts: boolean) => saving.mutate({ form, takeAccounts }),
    isBusy: saving.isPending,
    errors,
    message: isGeneral ? getErrorMessage(saving.error) : null,
  }
}

function send(person: PublicPersonDetails | undefined, form: PersonForm, takeAccounts: boolean) {
  if (!person) {
    const body = toCreateInput(form, takeAccounts)
    return request<typeof createPublicPerson>('POST', '/api/public-persons/', { body })
  }
  const body = toUpdateInput(person, form, takeAccounts)
  return request<typeof updatePublicPerson>('PATCH', '/api/public-persons/{id}/', { params: { id: person.id }, body })
}
