import { Menu } from '@mantine/core'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Profile } from '../../../contract/users/profile.ts'
import { useOpening } from '../../ui/layers/parts-on-demand.ts'
import { ThemeMenuItems } from '../../ui/shell/theme-menu.tsx'
import { getDisplayName } from './profile.ts'
import { ProfileButton } from './profile-button.tsx'
import classes from './profile-menu.module.css'

export type ProfileMenuListProps = { profile: Profile | undefined; position: 'right-end' | 'bottom-end' }

/** The theme and the way out, below the button. Drawn when it is first opened, and then open. */
export function ProfileMenuList({ profile, position }: ProfileMenuListProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  const name = profile && getDisplayName(profile)
  const account = profile && (profile.email || profile.username)
  return (
    <Menu opened={isOpen} onChange={setOpen} position={position} width={220} withinPortal={false}>
      <Menu.Target>
        <ProfileButton ref={buttonRef} profile={profile} />
      </Menu.Target>
      <Menu.Dropdown>
        {profile && (
          <div className={classes.who}>
            <strong>{name}</strong>
            {account !== name && <span>{account}</span>}
          </div>
        )}
        <Menu.Item component={Link} to="/perfil" leftSection={<IconUserCircle size={16} aria-hidden="true" />}>
          Seu perfil
        </Menu.Item>
        <Menu.Divider />
        <ThemeMenuItems />
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" leftSection={<IconLogout size={16} aria-hidden="true" />}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
