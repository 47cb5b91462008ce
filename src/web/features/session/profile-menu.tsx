import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Profile } from '../../../contract/profile.ts'
import { ThemeMenuItems } from '../../ui/theme-menu.tsx'
import { getDisplayName } from './profile.ts'
import classes from './profile-menu.module.css'

type Props = { profile: Profile | undefined; position: 'right-end' | 'bottom-end' }

/** Who is logged in, the theme, and the way out. Works before the profile has come. */
export function ProfileMenu({ profile, position }: Props) {
  const name = profile && getDisplayName(profile)
  return (
    <Menu position={position} width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={name ? `Perfil de ${name}` : 'Perfil'}>
          <Avatar name={name ?? ''} size={34} radius="50%" color="gray" variant="filled" alt="" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {profile && (
          <div className={classes.who}>
            <strong>{name}</strong>
            <span>{profile.email || profile.username}</span>
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
