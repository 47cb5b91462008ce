import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Example, listExamples } from '../../../contract/examples.ts'
import { request } from '../../api.ts'
import classes from './home-search.module.css'

/** Each as one reads it in the line, and the query that finds it. */
const LINKS: Record<Example, { label: string; search: Record<string, string> }> = {
  edited: { label: 'uma publicação editada', search: { state: 'editado' } },
  deleted: { label: 'uma apagada', search: { state: 'apagado' } },
  copied: { label: 'a mesma mensagem em várias contas', search: { collapse: 'true', sort_by: 'copies' } },
  unusual: { label: 'uma muito acima do habitual', search: { unusual: 'true', sort_by: 'unusual' } },
  checked: { label: 'uma já checada', search: { checked: 'true' } },
}

/** Who is inside is told of all posts, others of the demonstration only. */
const examplesQuery = (isInside: boolean) =>
  queryOptions({
    queryKey: ['examples', isInside],
    queryFn: ({ signal }) => request<typeof listExamples>('GET', '/api/examples/', { signal }),
  })

/** What there is to see here: only kinds of posts that the store has. Its place is kept free, so that nothing moves when they come. */
export function HomeExamples({ isInside }: { isInside: boolean }) {
  const { data } = useQuery(examplesQuery(isInside))
  if (!data || data.examples.length === 0) return <p className={classes.shown} />
  return (
    <p className={classes.shown}>
      {data.demo ? 'Ou veja, na demonstração: ' : 'Ou veja: '}
      {data.examples.map((example, index) => (
        <span key={example}>
          {index > 0 && ' · '}
          <Link to="/consulta" search={LINKS[example].search} preload={false}>
            {LINKS[example].label}
          </Link>
        </span>
      ))}
    </p>
  )
}
