import { VisuallyHidden } from '@mantine/core'
import { IconCircleCheck, IconCircleOff, IconClock, IconClockX, IconMicrophone, IconShield } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { User } from '../../../contract/users/users.ts'
import { EMPTY, formatDateTime } from '../../format.ts'
import records from '../../ui/lists/record-table.module.css'
import { getUserName, getUserState, STATE_LABELS } from './user-state.ts'
import classes from './user-table.module.css'
import type { UsersAddress } from './users-address.ts'

type Props = { users: User[]; ownUsername: string | undefined; address: UsersAddress }

/** One row per user; the name opens the drawer. On a phone each row is a block. */
export function UserTable({ users, ownUsername, address }: Props) {
  return (
    <table className={records.table}>
      <caption className={records.caption}>Usuários</caption>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Permissões</th>
          <th scope="col">Situação</th>
          <th scope="col">Último acesso</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.username} className={records.row}>
            <th scope="row" className={classes.who}>
              <Link
                to="/users"
                search={{ ...address, user: user.username }}
                resetScroll={false}
                className={classes.open}
                id={`usuario-${user.username}`}
              >
                {getUserName(user)}
              </Link>
              {user.username === ownUsername && <span className={classes.self}>você</span>}
              <span className={records.details}>
                {[getUserName(user) === user.username ? '' : user.username, user.email].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td data-label="Permissões">
              <Rights user={user} />
            </td>
            <td data-label="Situação">
              <State user={user} />
            </td>
            <td data-label="Último acesso" className={records.whole}>
              {user.last_login ? formatDateTime(user.last_login) : 'Nunca entrou'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rights({ user }: { user: User }) {
  if (!user.is_superuser && !user.transcriptor_group) {
    return (
      <>
        <span aria-hidden="true">{EMPTY}</span>
        <VisuallyHidden>Nenhuma</VisuallyHidden>
      </>
    )
  }
  return (
    <span className={classes.rights}>
      {user.is_superuser && (
        <span className={classes.mark}>
          <IconShield size={15} aria-hidden="true" /> Superusuário
        </span>
      )}
      {user.transcriptor_group && (
        <span className={classes.mark}>
          <IconMicrophone size={15} aria-hidden="true" /> Transcrição
        </span>
      )}
    </span>
  )
}

const STATE_ICONS = { active: IconCircleCheck, invited: IconClock, expired: IconClockX, disabled: IconCircleOff }

function State({ user }: { user: User }) {
  const state = getUserState(user, new Date())
  const Icon = STATE_ICONS[state]
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={15} aria-hidden="true" /> {STATE_LABELS[state]}
    </span>
  )
}
