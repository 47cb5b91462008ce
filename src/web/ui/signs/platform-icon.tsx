import {
  IconBrandBluesky,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTelegram,
  IconBrandThreads,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react'

const ICONS = new Map([
  ['Telegram', IconBrandTelegram],
  ['X', IconBrandX],
  ['Facebook', IconBrandFacebook],
  ['Instagram', IconBrandInstagram],
  ['YouTube', IconBrandYoutube],
  ['TikTok', IconBrandTiktok],
  ['WhatsApp', IconBrandWhatsapp],
  ['Bluesky', IconBrandBluesky],
  ['Threads', IconBrandThreads],
])

/** A network's icon, for use beside its name; a globe for those without one. */
export function PlatformIcon({ platform, size = 16 }: { platform: string; size?: number }) {
  const Icon = ICONS.get(platform) ?? IconWorld
  return <Icon size={size} stroke={1.6} aria-hidden />
}
