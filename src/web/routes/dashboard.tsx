import {
  IconFaceId,
  IconFolder,
  IconFolders,
  IconId,
  IconLinkOff,
  IconListCheck,
  IconListDetails,
  IconMicrophone,
  IconRss,
  IconSearch,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Bell } from '../features/alert/bell.tsx'
import { DemoBanner } from '../features/demo/demo-banner.tsx'
import { NoticeOnIdle } from '../features/live/warning/notice-on-idle.tsx'
import { profileQuery } from '../features/session/profile.ts'
import { ProfileMenu } from '../features/session/profile-menu.tsx'
import { type FramedPath, SCREENS } from '../screens.ts'
import { PaletteKey } from '../together/palette/palette-key.tsx'
import { Rights } from '../ui/rights.ts'
import type { NavItem } from '../ui/shell/nav-item.ts'
import { Shell } from '../ui/shell/shell.tsx'

const ITEMS: (NavItem & { to: FramedPath })[] = [
  { to: '/consulta', label: 'Consulta', icon: IconSearch },
  { to: '/pessoa-publica', label: 'Pessoas públicas', icon: IconId },
  { to: '/dossies', label: 'Dossiês', icon: IconFolders },
  { to: '/listas', label: 'Listas', icon: IconListCheck },
  { to: '/pastas', label: 'Pastas', icon: IconFolder },
  { to: '/transcriptions', label: 'Transcrições', icon: IconMicrophone },
  { to: '/fontes', label: 'Fontes', icon: IconRss },
  { to: '/links-enganosos', label: 'Links enganosos', icon: IconLinkOff },
  { to: '/rostos', label: 'Rostos', icon: IconFaceId },
  { to: '/users', label: 'Usuários', icon: IconUsersGroup },
  { to: '/registro', label: 'Registro', icon: IconListDetails },
]

/** Frame of the screens for logged-in users. */
export function DashboardLayout() {
  const { data: profile, isPending } = useQuery(profileQuery)
  const isTranscriptor = profile?.transcriptor_group ?? false
  const isSuperuser = profile?.is_superuser ?? false
  const rights = useMemo(() => ({ isTranscriptor, isSuperuser }), [isTranscriptor, isSuperuser])
  const opens = { user: true, transcriptor: isTranscriptor, superuser: isSuperuser }
  const items = ITEMS.filter(({ to }) => opens[SCREENS[to].opensTo])
  // The bell leads there, not the side navigation.
  const places = [...items, { to: '/avisos' as const, label: 'Avisos' }]
  const screens = places.map(({ to, label }) => ({ key: to, kind: 'tela' as const, label, href: to }))
  return (
    <Shell
      items={items}
      profileMenu={(position) => (
        <>
          <Bell />
          <ProfileMenu profile={profile} position={position} />
        </>
      )}
      banner={<DemoBanner canRemove={isSuperuser} />}
    >
      <Rights value={rights}>
        <Outlet />
      </Rights>
      <PaletteKey
        screens={screens}
        isReaderPending={isPending}
        username={profile?.username}
        isSuperuser={isSuperuser}
      />
      {isTranscriptor && <NoticeOnIdle />}
    </Shell>
  )
}
