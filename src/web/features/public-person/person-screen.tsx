import { Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import type { PublicPersonDetails } from '../../../contract/people/public-persons.ts'
import { describeAffiliation } from '../../affiliation.ts'
import { ResponseError } from '../../api-error.ts'
import { formatDateTime, formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { ScreenSkeleton } from '../../ui/page/screen-skeleton.tsx'
import { useScreenTitle } from '../../ui/page/screen-title.ts'
import { Portrait } from '../../ui/signs/portrait.tsx'
import { BackToList } from './list/back-to-list.tsx'
import { PersonActions } from './person-actions.tsx'
import styles from './person-screen.module.css'
import { personQuery } from './persons.ts'
import { PersonActivityCharts } from './profile/person-activity.tsx'
import { PersonFacts } from './profile/person-facts.tsx'
import { PersonProfile } from './profile/person-profile.tsx'
import { PostsMoving } from './profile/posts-moving.tsx'

/** One public person: who they are, where and how much they publish, and the way to what they published. */
export function PersonScreen({ id, canEdit }: { id: string; canEdit: boolean }) {
  const { data: person, error, isPending, refetch } = useQuery(personQuery(id))
  if (isPending) return <ScreenSkeleton />
  if (!person) return <NoPerson error={error} onRetry={() => void refetch()} />
  // Merged into another since the link was made.
  if (person.id !== id) return <Navigate to="/pessoa-publica/$id" params={{ id: person.id }} replace />
  return <Person person={person} canEdit={canEdit} />
}

function Person({ person, canEdit }: { person: PublicPersonDetails; canEdit: boolean }) {
  const { name, posts, activity } = person
  return (
    <div className={styles.screen}>
      <BackToList />
      <div className={styles.head}>
        <Portrait name={name} image={person.portrait} size={72} />
        <div className={styles.title}>
          <PageHeader
            title={name}
            context={describeAffiliation(person) || 'Cargo, partido e UF não informados'}
            actions={<PersonActions person={person} canEdit={canEdit} />}
          />
        </div>
      </div>
      <div>
        <p className={styles.summary}>
          <strong>{formatPlural(posts, 'publicação', 'publicações')}</strong>
          {activity.first_post !== null &&
            ` · a primeira em ${formatDateTime(activity.first_post)}, a mais recente em ${formatDateTime(person.last_post)}`}
        </p>
        <PostsMoving key={person.id} isMoving={person.posts_moving} />
      </div>
      <div className={styles.columns}>
        <PersonActivityCharts person={person} />
        <PersonFacts person={person} />
        {posts > 0 && <PersonProfile person={person} />}
      </div>
    </div>
  )
}

function NoPerson({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isUnknown = error instanceof ResponseError && (error.status === 404 || error.status === 400)
  useScreenTitle(isUnknown ? 'Pessoa não encontrada' : 'Erro')
  const back = (
    <Button component={Link} to="/pessoa-publica" variant="default">
      Ver todas as pessoas
    </Button>
  )
  if (isUnknown) {
    return (
      <Message order={1} icon={<IconUserOff aria-hidden />} title="Esta pessoa não existe" actions={back}>
        O endereço pode estar errado, ou a pessoa foi removida.
      </Message>
    )
  }
  return <LoadProblem order={1} error={error} onRetry={onRetry} actions={back} />
}
