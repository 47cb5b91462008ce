import { Avatar } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Profile } from '../../../contract/users/profile.ts'
import { getDisplayName } from './profile.ts'
import classes from './profile-menu.module.css'

type Props = ComponentProps<'button'> & { profile: Profile | undefined }

/** Who is logged in, as the button that opens the menu. Works before the profile has come. */
export function ProfileButton({ profile, ...rest }: Props) {
  const name = profile && getDisplayName(profile)
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={classes.button}
      aria-label={name ? `Perfil de ${name}` : 'Perfil'}
    >
      <Avatar name={name ?? ''} size={34} radius="50%" color="gray" variant="filled" alt="" />
    </button>
  )
}
