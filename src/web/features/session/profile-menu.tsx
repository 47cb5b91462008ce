import { startTransition, useState } from 'react'
import { partOnDemand, useLater, usePrefetch } from '../../ui/layers/parts-on-demand.ts'
import { ProfileButton } from './profile-button.tsx'
import type { ProfileMenuListProps } from './profile-menu-list.tsx'

const ProfileMenuList = partOnDemand<ProfileMenuListProps>(
  async () => (await import('./profile-menu-list.tsx')).ProfileMenuList,
)
const PARTS = [ProfileMenuList]

/** Who is logged in; a click opens the theme and the way out. */
export function ProfileMenu({ profile, position }: ProfileMenuListProps) {
  const [wasOpen, setWasOpen] = useState(false)
  usePrefetch(useLater(), PARTS)
  if (wasOpen) return <ProfileMenuList profile={profile} position={position} />
  // The button stays as it is until the menu can be drawn.
  return <ProfileButton profile={profile} onClick={() => startTransition(() => setWasOpen(true))} />
}
