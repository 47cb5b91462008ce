import { Button, NativeSelect } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PLATFORMS } from '../../../../contract/labels.ts'
import type {
  AccountsWithoutPerson,
  AccountWithoutPerson,
} from '../../../../contract/people/accounts-without-person.ts'
import { formatNumber, formatPlural } from '../../../format.ts'
import { LoadProblem } from '../../../load-problem.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { ListPaging } from '../../../ui/lists/list-paging.tsx'
import { RowsSkeleton } from '../../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../../ui/notices/message.tsx'
import { unownedQuery } from './accounts.ts'
import { keyOf } from './choices.ts'
import { MarkedActions } from './marked-actions.tsx'
import classes from './unowned.module.css'
import type { UnownedAddress } from './unowned-address.ts'
import { UnownedTable } from './unowned-table.tsx'

type GoTo = (change: Partial<UnownedAddress>) => void
type Props = { address: UnownedAddress; goTo: GoTo }

/** Accounts whose posts are nobody's, each with whom it may be: joined one by one or many at once. */
export function UnownedPart({ address, goTo }: Props) {
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(unownedQuery(address))
  return (
    <>
      <Filters address={address} goTo={goTo} />
      {isError && !data && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton height={96} />}
      {data && <Count reply={data} only={address.only} />}
      {data?.total_items === 0 && <Nothing address={address} dismissed={data.total_dismissed} goTo={goTo} />}
      {data && data.items.length > 0 && (
        <MarkedList
          key={`${address.search} ${address.platform} ${address.only} ${address.page}`}
          {...{ address, items: data.items, sureEverywhere: data.total_sure }}
          isStale={isPlaceholderData}
        />
      )}
      {data && <ListPaging reply={data} onPage={(page) => goTo({ page })} />}
    </>
  )
}

function Filters({ address, goTo }: Props) {
  return (
    <search className={classes.filters}>
      <SearchField
        label="Buscar contas"
        placeholder="Nome mostrado ou @conta"
        className={classes.search}
        search={address.search}
        onSearch={(search) => goTo({ search, page: 1 })}
      />
      <NativeSelect
        aria-label="Plataforma"
        value={address.platform}
        onChange={(event) => goTo({ platform: event.currentTarget.value, page: 1 })}
        data={[{ value: '', label: 'Todas as plataformas' }, ...PLATFORMS]}
      />
      <NativeSelect
        aria-label="Quais contas"
        value={address.only}
        onChange={(event) => {
          const { value } = event.currentTarget
          goTo({ only: value === 'sure' || value === 'dismissed' ? value : '', page: 1 })
        }}
        data={[
          { value: '', label: 'Todas as contas' },
          { value: 'sure', label: 'Com o nome exato de uma pessoa' },
          { value: 'dismissed', label: 'Dispensadas' },
        ]}
      />
    </search>
  )
}

function Count({ reply, only }: { reply: AccountsWithoutPerson; only: UnownedAddress['only'] }) {
  const { total_items, total_sure, is_cut } = reply
  const kind =
    only === 'dismissed' ? ['conta dispensada', 'contas dispensadas'] : ['conta sem pessoa', 'contas sem pessoa']
  return (
    <p className={classes.count} role="status">
      <strong>{formatPlural(total_items, kind[0] ?? '', kind[1] ?? '')}</strong>
      {only === '' && total_sure > 0 && ` · ${formatNumber(total_sure)} com o nome exato de uma só pessoa`}
      {is_cut && ' · só as que têm mais publicações são mostradas'}
    </p>
  )
}

type NothingProps = Props & { dismissed: number }

function Nothing({ address: { search, platform, only }, dismissed, goTo }: NothingProps) {
  const isFiltered = search.trim() !== '' || platform !== '' || only !== ''
  return (
    <Message
      icon={<IconUserQuestion aria-hidden />}
      title={isFiltered ? 'Nenhuma conta encontrada' : 'Todas as contas têm pessoa'}
      actions={
        isFiltered && (
          <Button variant="default" onClick={() => goTo({ search: '', platform: '', only: '', page: 1 })}>
            Limpar busca e filtros
          </Button>
        )
      }
    >
      {isFiltered
        ? 'Confira o que foi digitado ou escolha outras contas.'
        : `Cada conta com publicações é de uma pessoa pública${dismissed > 0 ? ` ou foi dispensada (${formatNumber(dismissed)})` : ''}.`}
    </Message>
  )
}

type MarkedListProps = {
  address: UnownedAddress
  items: readonly AccountWithoutPerson[]
  sureEverywhere: number
  isStale: boolean
}

function MarkedList({ address, items, sureEverywhere, isStale }: MarkedListProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  // What was joined meanwhile is no longer there.
  const there = new Set(items.map(keyOf).filter((key) => marked.has(key)))
  return (
    <>
      <MarkedActions
        {...{ address, items, sureEverywhere }}
        marked={there}
        onMark={(keys) => setMarked(new Set(keys))}
      />
      <UnownedTable
        items={items}
        marked={there}
        isStale={isStale}
        onMark={(key, isMarked) => {
          const next = new Set(there)
          if (isMarked) next.add(key)
          else next.delete(key)
          setMarked(next)
        }}
      />
    </>
  )
}
