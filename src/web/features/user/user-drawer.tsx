import { Drawer } from '@mantine/core'
import { useState } from 'react'
import type { User } from '../../../contract/users/users.ts'
import { UserDetails } from './user-details.tsx'
import { getUserName } from './user-state.ts'

export type UserDrawerProps = { user: User | undefined; isSelf: boolean; onClose: () => void }

/** One user in a drawer: edit, new link, delete. Esc closes it. */
export function UserDrawer({ user, isSelf, onClose }: UserDrawerProps) {
  // The contents stay until the closing transition has ended.
  const [last, setLast] = useState(user)
  if (user !== undefined && user !== last) setLast(user)
  return (
    <Drawer
      opened={user !== undefined}
      onClose={onClose}
      position="right"
      size={480}
      title={last ? getUserName(last) : 'Usuário'}
      overlayProps={{ backgroundOpacity: 0.2 }}
      transitionProps={{ duration: 120 }}
    >
      {last && <UserDetails key={last.username} user={last} isSelf={isSelf} onClose={onClose} />}
    </Drawer>
  )
}
