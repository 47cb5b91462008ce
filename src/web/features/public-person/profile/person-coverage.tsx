import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CoverageList } from '../../../ui/coverage/coverage-list.tsx'
import { coverageQuery } from '../persons.ts'

/** About what one account takes, in pixels. */
const ACCOUNT_HEIGHT = 92

/** What was collected of a person's accounts; their place is kept while it is asked for. */
export function PersonCoverage({ id, accounts }: { id: string; accounts: number }) {
  const { data, isError } = useQuery(coverageQuery(id))
  if (accounts === 0 || isError || data?.items.length === 0) return null
  return (
    <section aria-labelledby="cobertura">
      <Title order={2} id="cobertura">
        Cobertura
      </Title>
      {data ? (
        <CoverageList accounts={data.items} />
      ) : (
        <Skeleton height={accounts * ACCOUNT_HEIGHT} mt={8} aria-hidden />
      )}
    </section>
  )
}
