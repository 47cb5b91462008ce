import { NativeSelect } from '@mantine/core'
import { IconTimeline } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { COVERAGES, type Coverage } from '../../../contract/labels.ts'
import type { getCoverageSummary, listCoverage } from '../../../contract/sources/coverage.ts'
import { request } from '../../api.ts'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { CoverageList } from '../../ui/coverage/coverage-list.tsx'
import { ListPaging } from '../../ui/lists/list-paging.tsx'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { readCoverage, type SourcesAddress } from './sources-address.ts'
import classes from './sources-screen.module.css'

const WORDS: Record<Coverage, string> = {
  'em dia': 'Em dia',
  'com falhas': 'Com falhas ou só importadas',
  'sem coleta': 'Sem coleta',
}

type Props = { address: SourcesAddress; onShow: (change: SourcesAddress) => void }

/** Coverage of all accounts of public persons, and of all followed ones. */
export function CoveragePart({ address, onShow }: Props) {
  const { data, isError, error, refetch } = useCoverage(address)
  const isWhole = !address.search && !address.coverage
  const unowned = useUnowned(isWhole)
  return (
    <>
      <search className={classes.filters}>
        <SearchField
          label="Buscar na cobertura"
          placeholder="Pessoa ou conta"
          className={classes.search}
          search={address.search ?? ''}
          onSearch={(search) => onShow({ search: search || undefined })}
        />
        <NativeSelect
          aria-label="Cobertura"
          value={address.coverage ?? ''}
          onChange={(event) => onShow({ coverage: readCoverage(event.currentTarget.value) })}
          data={[
            { value: '', label: 'Todas as coberturas' },
            ...COVERAGES.map((value) => ({ value, label: WORDS[value] })),
          ]}
        />
      </search>
      {data && (
        <p className={classes.count} role="status">
          {formatPlural(data.total_items, 'conta', 'contas')}
          {unowned > 0 && (
            <>
              {' e mais '}
              <Link to="/pessoa-publica" search={{ tab: 'contas' }}>
                {formatPlural(unowned, 'conta', 'contas')} sem pessoa
              </Link>
              , só de arquivos importados
            </>
          )}
        </p>
      )}
      {isError && !data && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton height={64} />}
      {data?.total_items === 0 && (
        <Message icon={<IconTimeline aria-hidden="true" />} title="Nenhuma conta encontrada">
          Aqui estão as contas das pessoas públicas e as que são acompanhadas.
        </Message>
      )}
      {data && data.items.length > 0 && <CoverageList accounts={data.items} withPerson />}
      {data && <ListPaging reply={data} onPage={(page) => onShow({ page: String(page) })} />}
    </>
  )
}

const useCoverage = ({ search = '', coverage, page = '1' }: SourcesAddress) =>
  useQuery({
    queryKey: ['coverage', 'list', search, coverage ?? '', page],
    queryFn: ({ signal }) =>
      request<typeof listCoverage>('GET', '/api/coverage/', {
        query: { search, coverage, page },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Number of accounts that are known only from files, without a person and not followed; not listed. */
function useUnowned(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: ['coverage', 'summary', {}],
    queryFn: ({ signal }) => request<typeof getCoverageSummary>('GET', '/api/coverage/summary/', { signal }),
    staleTime: 60_000,
    enabled,
  })
  return enabled && data ? data.unowned : 0
}
