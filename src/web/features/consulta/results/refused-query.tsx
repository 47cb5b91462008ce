import { Button } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { Message } from '../../../ui/notices/message.tsx'
import type { QueryAddress } from '../state/address.ts'
import type { GoTo } from '../state/use-address.ts'

/** Whether the server understood the search and refuses it: a retry would give the same result. */
export const isRefused = (errors: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.keys(errors).length > 0

type RefusedQueryProps = { address: QueryAddress; goTo: GoTo }

/** The search cannot be run as it is; the reason is shown at the filter. Offers what would help. */
export function RefusedQuery({ address, goTo }: RefusedQueryProps) {
  const { start_date, end_date, page } = address
  const isReversed = start_date !== null && end_date !== null && start_date > end_date
  return (
    <Message
      icon={<IconMessageQuestion aria-hidden />}
      title={isReversed ? 'As datas estão invertidas' : 'A busca precisa de um ajuste'}
      actions={
        <>
          {isReversed && (
            <Button onClick={() => goTo({ ...address, start_date: end_date, end_date: start_date })}>
              Inverter as datas
            </Button>
          )}
          {page > 1 && (
            <Button variant={isReversed ? 'default' : undefined} onClick={() => goTo({ ...address, page: 1 })}>
              Ir para a primeira página
            </Button>
          )}
        </>
      }
    >
      {isReversed
        ? 'A data final vem antes da inicial. Nada foi buscado.'
        : 'O motivo está indicado acima. A busca e os filtros continuam como estavam.'}
    </Message>
  )
}
