/** The calls of the list of accounts without a person. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AccountWithoutPerson,
  dismissAccounts,
  joinAccounts,
  listAccountsWithoutPerson,
} from '../../../../contract/people/accounts-without-person.ts'
import { request } from '../../../api.ts'
import { getErrorMessage } from '../../../api-error.ts'
import { formatHandle, formatPlural } from '../../../format.ts'
import { showSuccess, showWarning } from '../../../ui/notices/toast.ts'
import { invalidatePeople } from '../persons.ts'
import type { UnownedAddress } from './unowned-address.ts'

const KEY = 'accounts-without-person'
const path = '/api/accounts-without-person/'

export const unownedQuery = ({ search, platform, only, page }: UnownedAddress) => {
  const query = {
    search: search.trim(),
    platform: platform || undefined,
    only: only || undefined,
    page: String(page),
  }
  return queryOptions({
    queryKey: [KEY, query],
    queryFn: ({ signal }) => request<typeof listAccountsWithoutPerson>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Of what is searched for, those that show the exact name of one person, however many pages they fill. */
export const sureQuery = ({ search, platform }: UnownedAddress) => {
  const query = {
    search: search.trim(),
    platform: platform || undefined,
    only: 'sure' as const,
    page_size: '200',
  }
  return queryOptions({
    queryKey: [KEY, query],
    queryFn: ({ signal }) => request<typeof listAccountsWithoutPerson>('GET', path, { query, signal }),
    retry: false,
  })
}

export type Choice = {
  readonly account: Pick<AccountWithoutPerson, 'platform' | 'handle'>
  readonly person: { readonly id: string; readonly name: string }
}

/** Gives accounts to people; what became of them is told, and the lists are asked for anew. */
export function useJoin(onDone: () => void) {
  const invalidate = useInvalidateAccounts()
  const joining = useMutation({
    mutationFn: (choices: readonly Choice[]) => {
      const accounts = choices.map(({ account: { platform, handle }, person }) => ({
        platform,
        handle,
        person: person.id,
      }))
      return request<typeof joinAccounts>('POST', `${path}join/`, { body: { accounts } })
    },
    onSuccess: async ({ joined, refused }, choices) => {
      const [only] = choices
      if (joined > 0)
        showSuccess(
          joined === 1 && choices.length === 1 && only
            ? `${formatHandle(only.account.platform, only.account.handle)} ligada a ${only.person.name}`
            : formatPlural(joined, 'conta ligada', 'contas ligadas'),
        )
      for (const { platform, handle, reason } of refused.slice(0, 5))
        showWarning(`${formatHandle(platform, handle)}: ${reason}`)
      if (refused.length > 5) showWarning(`E mais ${formatPlural(refused.length - 5, 'conta', 'contas')} não ligadas`)
      onDone()
      await invalidate()
    },
  })
  return {
    join: joining.mutate,
    isBusy: joining.isPending,
    problem: joining.error ? getErrorMessage(joining.error) : null,
    reset: joining.reset,
  }
}

/** Says that accounts are no public person's, or takes that back. */
export function useDismiss(onDone: () => void) {
  const invalidate = useInvalidateAccounts()
  const dismissing = useMutation({
    mutationFn: ({ accounts, dismissed }: { accounts: readonly Choice['account'][]; dismissed: boolean }) =>
      request<typeof dismissAccounts>('POST', `${path}dismiss/`, {
        body: { accounts: accounts.map(({ platform, handle }) => ({ platform, handle })), dismissed },
      }),
    onSuccess: async (_, { accounts, dismissed }) => {
      const [one, many] = dismissed
        ? ['conta dispensada', 'contas dispensadas']
        : ['conta devolvida', 'contas devolvidas']
      showSuccess(`${formatPlural(accounts.length, one, many)}${dismissed ? '' : ' à lista'}`)
      onDone()
      await invalidate()
    },
  })
  return {
    dismiss: dismissing.mutate,
    isBusy: dismissing.isPending,
    problem: dismissing.error ? getErrorMessage(dismissing.error) : null,
  }
}

function useInvalidateAccounts() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: [KEY] })
    await client.invalidateQueries({ queryKey: ['coverage'] })
    await invalidatePeople(client)
  }
}
