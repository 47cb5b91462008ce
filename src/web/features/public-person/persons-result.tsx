import { Button } from '@mantine/core'
import { IconUserOff, IconUsers } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PersonsReply } from '../../../contract/public-persons.ts'
import { getFieldErrors } from '../../api-error.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { Message } from '../../ui/message.tsx'
import { hasFilters, type PersonsAddress } from './address.ts'
import { PersonsOutline, PersonsTable } from './persons-table.tsx'

type Props = {
  address: PersonsAddress
  result: UseQueryResult<PersonsReply>
  canEdit: boolean
  onClear: () => void
}

/** The list in each of its states: coming, failed, empty, there. */
export function PersonsResult({ address, result, canEdit, onClear }: Props) {
  if (result.isError) return <Failed error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <PersonsOutline />
  const { items, total_items } = result.data
  if (items.length > 0) return <PersonsTable people={items} isStale={result.isPlaceholderData} />
  if (total_items > 0 || hasFilters(address)) return <NothingFound total={total_items} onClear={onClear} />
  return <Empty canEdit={canEdit} />
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [reason] = Object.values(getFieldErrors(error)).flat()
  return <LoadProblem onRetry={onRetry}>{reason ?? 'A busca e os filtros continuam como estavam.'}</LoadProblem>
}

function NothingFound({ total, onClear }: { total: number; onClear: () => void }) {
  const words: ReactNode =
    total > 0
      ? 'A lista termina antes desta página.'
      : 'Confira a grafia, busque por parte do nome ou pela conta, ou tire um filtro.'
  return (
    <Message
      icon={<IconUserOff aria-hidden />}
      title={total > 0 ? 'Não há mais pessoas' : 'Nenhuma pessoa encontrada'}
      actions={
        <Button variant="default" onClick={onClear}>
          {total > 0 ? 'Voltar ao início' : 'Limpar busca e filtros'}
        </Button>
      }
    >
      {words}
    </Message>
  )
}

function Empty({ canEdit }: { canEdit: boolean }) {
  return (
    <Message icon={<IconUsers aria-hidden />} title="Ainda não há pessoas públicas">
      {canEdit && 'Cadastre a primeira em “Cadastrar pessoa”, ou importe uma lista pela linha de comando: '}
      {!canEdit && 'Quem administra o LupaScan as importa pela linha de comando: '}
      <code>npm run lupascan -- import people deputados.json</code>
    </Message>
  )
}
