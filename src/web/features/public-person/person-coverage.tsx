import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { listCoverage } from '../../../contract/coverage.ts'
import { request } from '../../api.ts'
import { CoverageList } from '../../ui/coverage-list.tsx'

/** What was collected of a person's accounts; nothing as long as it is not known. */
export function PersonCoverage({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['coverage', 'person', id],
    queryFn: ({ signal }) => request<typeof listCoverage>('GET', '/api/coverage/', { query: { person: id }, signal }),
    staleTime: 60_000,
    retry: false,
  })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="cobertura">
      <Title order={2} id="cobertura">
        Cobertura
      </Title>
      <CoverageList accounts={data.items} />
    </section>
  )
}
