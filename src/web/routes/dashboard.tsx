import {
  IconFaceId,
  IconId,
  IconLinkOff,
  IconMicrophone,
  IconRss,
  IconSearch,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { DemoBanner } from '../features/demo/demo-banner.tsx'
import { profileQuery } from '../features/session/profile.ts'
import { ProfileMenu } from '../features/session/profile-menu.tsx'
import { type NavItem, Shell } from '../ui/shell.tsx'

const ITEMS: NavItem[] = [
  { to: '/consulta', label: 'Consulta', icon: IconSearch },
  { to: '/pessoa-publica', label: 'Pessoas públicas', icon: IconId },
]
const TRANSCRIPTOR_ITEMS: NavItem[] = [{ to: '/transcriptions', label: 'Transcrições', icon: IconMicrophone }]
const SUPERUSER_ITEMS: NavItem[] = [
  { to: '/fontes', label: 'Fontes', icon: IconRss },
  { to: '/links-enganosos', label: 'Links enganosos', icon: IconLinkOff },
  { to: '/rostos', label: 'Rostos', icon: IconFaceId },
  { to: '/users', label: 'Usuários', icon: IconUsersGroup },
]

/** The frame around the screens for logged-in users. */
export function DashboardLayout() {
  const { data: profile } = useQuery(profileQuery)
  return (
    <Shell
      items={[
        ...ITEMS,
        ...(profile?.transcriptor_group ? TRANSCRIPTOR_ITEMS : []),
        ...(profile?.is_superuser ? SUPERUSER_ITEMS : []),
      ]}
      profileMenu={(position) => <ProfileMenu profile={profile} position={position} />}
      banner={<DemoBanner canRemove={profile?.is_superuser ?? false} />}
    >
      <Outlet />
    </Shell>
  )
}
