import { Button, Progress } from '@mantine/core'
import { IconListCheck, IconLock } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { QuestionList } from '../../../contract/lists/lists.ts'
import { getErrorMessage, ResponseError } from '../../api-error.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { askForAccess } from '../../together/shares.ts'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { useScreenTitle } from '../../ui/page/screen-title.ts'
import { ListActions } from './list-actions.tsx'
import type { ListLook } from './list-address.ts'
import { ListMatrixPart } from './list-matrix-part.tsx'
import classes from './list-screen.module.css'
import { describeList, describeNews, describeState } from './list-words.ts'
import { listNewsQuery, listQuery, startRun, stopRun, useListChange } from './lists.ts'

/** One list: how far it is, and what was counted. */
export function ListScreen({ id, ...look }: { id: string } & ListLook) {
  const { data: list, isError, error, refetch } = useQuery(listQuery(id))
  if (!list && isError) return <NotShown id={id} error={error} onRetry={() => void refetch()} />
  if (!list) return <RowsSkeleton height={52} />
  return (
    <div className={classes.screen}>
      <PageHeader
        title={list.title}
        context={describeList(list)}
        actions={<ListActions list={list} dimension={look.address.by ?? 'party'} />}
      />
      <RunPart list={list} />
      <ListMatrixPart list={list} {...look} />
    </div>
  )
}

/** How far the counting is, what came since, and the buttons that count again or stop. */
function RunPart({ list }: { list: QuestionList }) {
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

/** Why it is not there: it is somebody else's, it is gone, or it could not be loaded. */
function NotShown({ id, error, onRetry }: { id: string; error: Error; onRetry: () => void }) {
  useScreenTitle('Lista')
  const ask = useMutation({ mutationFn: () => askForAccess({ kind: 'list', id }) })
  const status = error instanceof ResponseError ? error.status : 0
  if (status === 403)
    return (
      <Message
        order={1}
        icon={<IconLock aria-hidden="true" />}
        title="Esta lista não é compartilhada com você"
        actions={
          <Button loading={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate()}>
            {ask.isSuccess ? 'Pedido enviado' : 'Pedir acesso'}
          </Button>
        }
      >
        <span role="status">
          {ask.isError ? getErrorMessage(ask.error) : 'Quem é dono vê o pedido ao compartilhar e decide.'}
        </span>
      </Message>
    )
  if (status === 404)
    return (
      <Message
        order={1}
        icon={<IconListCheck aria-hidden="true" />}
        title="Esta lista não existe"
        actions={
          <Button component={Link} to="/listas">
            Ver as listas
          </Button>
        }
      >
        Ela pode ter sido removida por quem era dono.
      </Message>
    )
  return <LoadProblem order={1} error={error} onRetry={onRetry} />
}
