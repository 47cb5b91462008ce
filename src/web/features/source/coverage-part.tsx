import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconTimeline } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { listCoverage } from '../../../contract/coverage.ts'
import { COVERAGES, type Coverage } from '../../../contract/labels.ts'
import { request } from '../../api.ts'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { CoverageList } from '../../ui/coverage-list.tsx'
import { ListPaging } from '../../ui/list-paging.tsx'
import { Message } from '../../ui/message.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import classes from './sources-screen.module.css'

const WORDS: Record<Coverage, string> = {
  'em dia': 'Em dia',
  'com falhas': 'Com falhas ou só importadas',
  'sem coleta': 'Sem coleta',
}

type Asked = { search: string; coverage: Coverage | undefined; page: number }

/** What was collected of every account of a public person, and of every followed one. */
export function CoveragePart() {
  const [asked, setAsked] = useState<Asked>({ search: '', coverage: undefined, page: 1 })
  const { data, isError, refetch } = useCoverage(asked)
  const ask = (change: Partial<Asked>) => setAsked((before) => ({ ...before, page: 1, ...change }))
  return (
    <>
      <search className={classes.filters}>
        <TextInput
          type="search"
          aria-label="Buscar na cobertura"
          placeholder="Pessoa ou conta"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          className={classes.search}
          maxLength={200}
          value={asked.search}
          onChange={(event) => ask({ search: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label="Cobertura"
          value={asked.coverage ?? ''}
          onChange={(event) => ask({ coverage: COVERAGES.find((one) => one === event.currentTarget.value) })}
          data={[{ value: '', label: 'Toda cobertura' }, ...COVERAGES.map((value) => ({ value, label: WORDS[value] }))]}
        />
      </search>
      {data && (
        <p className={classes.count} role="status">
          {formatPlural(data.total_items, 'conta', 'contas')}
        </p>
      )}
      {isError && !data && <LoadProblem onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton height={64} />}
      {data?.items.length === 0 && (
        <Message icon={<IconTimeline aria-hidden="true" />} title="Nenhuma conta encontrada">
          Aqui estão as contas das pessoas públicas e as que são acompanhadas.
        </Message>
      )}
      {data && data.items.length > 0 && <CoverageList accounts={data.items} withPerson />}
      {data && <ListPaging reply={data} onPage={(page) => ask({ page })} />}
    </>
  )
}

const useCoverage = ({ search, coverage, page }: Asked) =>
  useQuery({
    queryKey: ['coverage', 'list', search, coverage ?? '', page],
    queryFn: ({ signal }) =>
      request<typeof listCoverage>('GET', '/api/coverage/', {
        query: { search, coverage, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
