import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Example, listExamples } from '../../../contract/examples.ts'
import { request } from '../../api.ts'
import classes from './home-search.module.css'

/** Example searches: the text of the link, and its query. */
const LINKS: Record<Example, { label: string; search: Record<string, string> }> = {
  edited: { label: 'uma publicação editada', search: { state: 'editado' } },
  deleted: { label: 'uma apagada', search: { state: 'apagado' } },
  copied: { label: 'a mesma mensagem em várias contas', search: { collapse: 'true', sort_by: 'copies' } },
  unusual: { label: 'uma muito acima do habitual', search: { unusual: 'true', sort_by: 'unusual' } },
  checked: { label: 'uma já checada', search: { checked: 'true' } },
}

/** Logged-in users get counts of all posts, others of the demonstration only. */
const examplesQuery = (isInside: boolean) =>
  queryOptions({
    queryKey: ['examples', isInside],
    queryFn: ({ signal }) => request<typeof listExamples>('GET', '/api/examples/', { signal }),
  })

/** Examples that have results in this store. Their room is reserved, so that nothing shifts when they arrive. */
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
