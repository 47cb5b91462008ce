import { Button } from '@mantine/core'
import { IconUserOff, IconUsers } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonsReply } from '../../../../contract/people/public-persons.ts'
import { LoadProblem } from '../../../load-problem.tsx'
import { Message } from '../../../ui/notices/message.tsx'
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
  if (result.isError)
    return (
      <LoadProblem error={result.error} onRetry={() => void result.refetch()}>
        A busca e os filtros continuam como estavam.
      </LoadProblem>
    )
  if (!result.data) return <PersonsOutline />
  const { items, total_items } = result.data
  if (items.length > 0) return <PersonsTable people={items} isStale={result.isPlaceholderData} />
  // A page beyond the end, of which the paging below says so.
  if (total_items > 0) return null
  if (hasFilters(address)) return <NothingFound onClear={onClear} />
  return <Empty canEdit={canEdit} />
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Message
      icon={<IconUserOff aria-hidden />}
      title="Nenhuma pessoa encontrada"
      actions={
        <Button variant="default" onClick={onClear}>
          Limpar busca e filtros
        </Button>
      }
    >
      Confira a grafia, busque por parte do nome ou pela conta, ou tire um filtro.
    </Message>
  )
}

function Empty({ canEdit }: { canEdit: boolean }) {
  return (
    <Message icon={<IconUsers aria-hidden />} title="Ainda não há pessoas públicas">
      {canEdit ? (
        <>
          Cadastre a primeira em “Cadastrar pessoa”, ou importe uma lista em{' '}
          <Link to="/fontes" search={{ tab: 'importar' }}>
            Fontes, Importar arquivo
          </Link>
          .
        </>
      ) : (
        'Quem administra o LupaScan as cadastra.'
      )}
    </Message>
  )
}
