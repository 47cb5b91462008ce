import { Switch } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Post } from '../../../contract/post.ts'
import { formatDateTime, formatNumber } from '../../format.ts'
import type { QueryAddress } from './address.ts'
import { changeFilters } from './filters.ts'
import styles from './message-group.module.css'

type GroupedPost = Pick<Post, 'id' | 'group' | 'messageGroup' | 'platform'>

/** Where else the message was posted, and who was first; leads to all of them, the oldest first. */
export function MessageGroupLink({ post, isOneLine = false }: { post: GroupedPost; isOneLine?: boolean }) {
  const text = describeGroup(post)
  if (text === null || post.messageGroup === null) return null
  return (
    <Link
      to="/consulta"
      search={{ message_group: post.messageGroup, sort_order: 'asc' }}
      className={styles.link}
      title={text}
      data-one-line={isOneLine || undefined}
      // The row around it opens the publication.
      onClick={(event) => event.stopPropagation()}
    >
      <IconCopy size={14} aria-hidden />
      <span>{text}</span>
    </Link>
  )
}

/** "Mesma mensagem em 23 canais, 1º: Canal da Serra, 12/03/2026 às 08:12"; null when nobody else posted it. */
export function describeGroup({ id, group, platform }: Pick<Post, 'id' | 'group' | 'platform'>): string | null {
  if (group === null) return null
  const { size, channels, first } = group
  const when = formatDateTime(first.date)
  const isChannel = platform === 'Telegram'
  const place = isChannel ? 'neste canal' : 'nesta conta'
  if (channels === 1) return `Mesma mensagem ${formatNumber(size)} vezes ${place}, 1ª: ${when}`
  const who = first.id === id ? 'esta publicação' : first.fullName || first.author
  return `Mesma mensagem em ${formatNumber(channels)} ${isChannel ? 'canais, 1º' : 'contas, 1ª'}: ${who}, ${when}`
}

type CollapseSwitchProps = { address: QueryAddress; goTo: (next: QueryAddress) => void }

/** Each message once, or every publication of it. */
export function CollapseSwitch({ address, goTo }: CollapseSwitchProps) {
  return (
    <Switch
      size="xs"
      label="Agrupar mensagens iguais"
      checked={address.collapse}
      onChange={(event) => goTo(changeFilters(address, { collapse: event.currentTarget.checked }))}
      classNames={{ root: styles.toggle, label: styles.switch }}
    />
  )
}
