import { Button, Progress } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { getErrorMessage } from '../../api-error.ts'
import { FolderName } from '../../together/folder-name.tsx'
import { ThingProblem } from '../../together/thing-problem.tsx'
import { useOpened } from '../../together/use-opened.ts'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { ListActions } from './list-actions.tsx'
import type { ListLook } from './list-address.ts'
import { ListMatrixPart } from './list-matrix-part.tsx'
import classes from './list-screen.module.css'
import { describeList, describeNews, describeState } from './list-words.ts'
import { listNewsQuery, listQuery, startRun, stopRun, useListChange } from './lists.ts'

/** One list: its progress, and its counts. */
export function ListScreen({ id, ...look }: { id: string } & ListLook) {
  const { data: list, isError, error, refetch } = useQuery(listQuery(id))
  useOpened({ kind: 'list', id }, list?.level)
  if (!list && isError) return <NotShown id={id} error={error} onRetry={() => void refetch()} />
  if (!list) return <RowsSkeleton height={52} />
  return (
    <div className={classes.screen}>
      <PageHeader
        title={list.title}
        context={describeList(list)}
        actions={<ListActions list={list} dimension={look.address.by ?? 'party'} />}
      />
      <FolderName folder={list.folder} />
      <RunPart list={list} />
      <ListMatrixPart list={list} {...look} />
    </div>
  )
}

/** Progress, posts since the last count, and buttons to recount or stop. */
function RunPart({ list }: { list: SearchList }) {
  const tell = useListChange()
  const run = useMutation({ mutationFn: (mode: 'all' | 'new') => startRun(list.id, mode), onSuccess: tell })
  const stop = useMutation({ mutationFn: () => stopRun(list.id), onSuccess: tell })
  const isRunning = list.state === 'running'
  const { data: news } = useQuery({ ...listNewsQuery(list.id, list.run), enabled: list.state === 'done' })
  const problem = run.error ?? stop.error
  const sentence = news && !isRunning ? describeNews(news) : null
  return (
    <section className={classes.run} aria-label="Contagem">
      <div className={classes.words}>
        <span role="status">{describeState(list)}</span>
        {sentence && <span className={classes.small}>{sentence}</span>}
        {isRunning && (
          <Progress
            value={list.questions > 0 ? (100 * list.done) / list.questions : 0}
            aria-label="Linhas contadas"
            className={classes.progress}
          />
        )}
        <span role="alert" className={classes.problem}>
          {problem && getErrorMessage(problem)}
        </span>
      </div>
      {list.level !== 'see' && isRunning && (
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
          Parar
        </Button>
      )}
      {list.level !== 'see' && !isRunning && list.questions > 0 && (
        <div className={classes.buttons}>
          <Button loading={run.isPending && run.variables === 'new'} onClick={() => run.mutate('new')}>
            {list.state === 'stopped' ? 'Continuar' : 'Contar o que é novo'}
          </Button>
          <Button
            variant="default"
            loading={run.isPending && run.variables === 'all'}
            onClick={() => run.mutate('all')}
          >
            Recontar tudo
          </Button>
        </div>
      )}
    </section>
  )
}

/** Explains why it is not available. */
const NotShown = ({ id, ...problem }: { id: string; error: Error; onRetry: () => void }) => (
  <ThingProblem
    {...problem}
    thing={{ kind: 'list', id }}
    icon={<IconListCheck aria-hidden="true" />}
    to="/listas"
    words={{
      name: 'Lista',
      hidden: 'Esta lista não é compartilhada com você',
      missing: 'Esta lista não existe',
      removed: 'Ela pode ter sido removida por quem era dono.',
      others: 'Ver as listas',
    }}
  />
)
