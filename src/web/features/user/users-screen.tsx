import { Button, NativeSelect } from '@mantine/core'
import { IconUserPlus, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { LazyMount } from '../../ui/layers/lazy-mount.tsx'
import { partOnDemand, usePrefetch } from '../../ui/layers/parts-on-demand.ts'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import type { UserDrawerProps } from './user-drawer.tsx'
import { filterUsers, getUserState, STATE_LABELS } from './user-state.ts'
import { UserTable } from './user-table.tsx'
import { usersQuery } from './users.ts'
import { readState, type UsersAddress } from './users-address.ts'
import classes from './users-screen.module.css'

const UserDrawer = partOnDemand<UserDrawerProps>(async () => (await import('./user-drawer.tsx')).UserDrawer)
const GroupsDialog = partOnDemand(async () => (await import('./groups-dialog.tsx')).GroupsDialog)
const PARTS = [UserDrawer]

type Props = {
  address: UsersAddress
  /** Username of the current user. */
  ownUsername: string | undefined
}

/** All users, searchable by name and state; one of them opens in a drawer. */
export function UsersScreen({ address, ownUsername }: Props) {
  const navigate = useNavigate({ from: '/users' })
  const [areGroupsOpen, setGroupsOpen] = useState(false)
  const { data: users, isError, error, refetch } = useQuery(usersQuery)
  const opened = users?.find(({ username }) => username === address.user)
  usePrefetch(users !== undefined, PARTS)
  const show = (change: UsersAddress, replace: boolean) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
  const found = filterUsers(users ?? [], address.search ?? '').filter(
    (user) => address.state === undefined || getUserState(user, new Date()) === address.state,
  )
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Usuários"
        context={users ? countUsers(users.length, found.length) : 'Quem pode entrar no LupaScan.'}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconUsersGroup size={16} aria-hidden="true" />}
              onClick={() => setGroupsOpen(true)}
            >
              Grupos
            </Button>
            <Button component={Link} to="/users/add" leftSection={<IconUserPlus size={16} aria-hidden="true" />}>
              Cadastrar usuário
            </Button>
          </>
        }
      />
      <search className={classes.filters}>
        <SearchField
          label="Buscar usuários"
          placeholder="Nome, usuário ou e-mail"
          className={classes.search}
          search={address.search ?? ''}
          onSearch={(search) => show({ search: search || undefined }, true)}
        />
        <NativeSelect
          aria-label="Situação"
          value={address.state ?? ''}
          onChange={(event) => show({ state: readState(event.currentTarget.value) }, true)}
          data={[
            { value: '', label: 'Todas as situações' },
            ...Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label })),
          ]}
        />
      </search>
      {isError && !users && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!users && !isError && <RowsSkeleton height={44} />}
      {users && found.length === 0 && (
        <NobodyFound onClear={() => show({ search: undefined, state: undefined }, true)} />
      )}
      {found.length > 0 && <UserTable users={found} ownUsername={ownUsername} address={address} />}
      <Suspense>{areGroupsOpen && <GroupsDialog onClose={() => setGroupsOpen(false)} />}</Suspense>
      <LazyMount isOpen={opened !== undefined}>
        {(isOpen) => (
          <UserDrawer
            user={isOpen ? opened : undefined}
            isSelf={address.user === ownUsername}
            onClose={() => show({ user: undefined }, true)}
          />
        )}
      </LazyMount>
    </div>
  )
}

function countUsers(all: number, shown: number): string {
  const total = formatPlural(all, 'usuário', 'usuários')
  return shown === all ? total : `${shown} de ${total}`
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  return (
    <Message
      icon={<IconUsers aria-hidden="true" />}
      title="Nenhum usuário encontrado"
      actions={
        <Button variant="default" onClick={onClear}>
          Mostrar todos
        </Button>
      }
    >
      Confira o que foi digitado ou escolha outra situação.
    </Message>
  )
}
