import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Profile } from '../../../contract/users/profile.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { OwnSearchHistory } from './own-search-history.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { OwnTokens } from './own-tokens.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import classes from './profile-screen.module.css'

type Props = {
  /** Undefined while loading. */
  profile: Profile | undefined
  /** The error. */
  problem: { error: Error; retry: () => void } | undefined
  onSaved: (profile: Profile) => void
  onLeave: () => void
}

/** The user's account: data, password, sessions, tokens. */
export function ProfileScreen({ profile, problem, onSaved, onLeave }: Props) {
  return (
    <div className={classes.screen}>
      <PageHeader title="Seu perfil" context={profile && describeRights(profile)} />
      {profile ? (
        <>
          <Part title="Seus dados">
            <ProfileForm key={`${profile.username} ${profile.email}`} profile={profile} onSaved={onSaved} />
          </Part>
          <Part title="Senha">
            <PasswordForm username={profile.username} />
          </Part>
        </>
      ) : problem ? (
        <LoadProblem error={problem.error} onRetry={problem.retry} />
      ) : (
        <div role="status" className={classes.outline}>
          <VisuallyHidden>Carregando…</VisuallyHidden>
          <Skeleton height="100%" />
        </div>
      )}
      <Part title="Sessões abertas">
        <OwnSessions onLeave={onLeave} />
      </Part>
      <Part title="Buscas recentes">
        <OwnSearchHistory />
      </Part>
      <Part title="Chaves de acesso">
        <OwnTokens isSuperuser={profile?.is_superuser ?? false} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  )
}

function describeRights(profile: Profile): string {
  const rights = [profile.is_superuser && 'superusuário', profile.transcriptor_group && 'grupo de transcrição']
  const named = rights.filter(Boolean).join(', ')
  return named ? `Permissões: ${named}` : 'Acesso a consulta, métricas, pessoas públicas e buscas salvas'
}
