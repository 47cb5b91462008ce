import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CoverageList } from '../../ui/coverage-list.tsx'
import { coverageQuery } from './persons.ts'

/** What was collected of a person's accounts; nothing as long as it is not known. */
export function PersonCoverage({ id }: { id: string }) {
  const { data } = useQuery(coverageQuery(id))
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
