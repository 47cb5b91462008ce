import { Switch } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import type { MessageGroup, Post } from '../../../../../contract/posts/post.ts'
import { formatDateTime, formatNumber } from '../../../../format.ts'
import { changeFilters } from '../../filters/filters.ts'
import barStyles from '../../results/result-bar.module.css'
import { type AddressText, printGroupAddress, type QueryAddress } from '../../state/address.ts'
import styles from './message-group.module.css'

type GroupedPost = Pick<Post, 'id' | 'group' | 'messageGroup'>

/** Other posts of the message, and the first one; links to all of them, oldest first, and back. */
export function MessageGroupLink({ post, isOneLine = false }: { post: GroupedPost; isOneLine?: boolean }) {
  const text = describeGroup(post)
  const isHere = useSearch({ strict: false, select: (texts: AddressText) => texts.message_group === post.messageGroup })
  if (text === null || post.messageGroup === null) return null
  const look = { className: styles.link, title: text, 'data-one-line': isOneLine || undefined }
  const inside = (
    <>
      <IconCopy size={14} aria-hidden />
      <span>{text}</span>
    </>
  )
  if (isHere) return <span {...look}>{inside}</span>
  const { messageGroup } = post
  return (
    <Link
      to="/consulta"
      search={(query: AddressText) => printGroupAddress(messageGroup, query)}
      state={{ stepsFromQuery: 1 }}
      {...look}
      // A click must not open the post, as one on the surrounding row would.
      onClick={(event) => event.stopPropagation()}
    >
      {inside}
    </Link>
  )
}

/** "Mesma mensagem em 23 canais, 1º: Canal da Serra, 12/03/2026 às 08:12"; null if nobody else posted it. */
export function describeGroup({ id, group }: Pick<Post, 'id' | 'group'>): string | null {
  if (group === null) return null
  const { size, channels, first } = group
  const when = formatDateTime(first.date)
  const { many, here, ordinal } = nameAccounts(group)
  if (channels === 1) return `Mesma mensagem ${formatNumber(size)} vezes ${here}, 1ª: ${when}`
  const who = first.id === id ? 'esta publicação' : first.fullName || first.author
  const posts = size === channels ? '' : ` (${formatNumber(size)} publicações)`
  return `Mesma mensagem em ${formatNumber(channels)} ${many}${posts}, ${ordinal}: ${who}, ${when}`
}

/** Telegram has channels, all others have accounts. */
export function nameAccounts({ platforms }: Pick<MessageGroup, 'platforms'>) {
  if (!platforms.includes('Telegram')) return { many: 'contas', here: 'nesta conta', ordinal: '1ª' }
  return { many: platforms.length === 1 ? 'canais' : 'canais e contas', here: 'neste canal', ordinal: '1º' }
}

type CollapseSwitchProps = { address: QueryAddress; goTo: (next: QueryAddress) => void }

/** Each message once, or every post of it. */
export function CollapseSwitch({ address, goTo }: CollapseSwitchProps) {
  return (
    <Switch
      size="xs"
      label="Agrupar iguais"
      title="Cada mensagem uma vez"
      checked={address.collapse}
      onChange={(event) => goTo(changeFilters(address, { collapse: event.currentTarget.checked }))}
      classNames={{ root: barStyles.toggle, label: styles.switch }}
    />
  )
}
