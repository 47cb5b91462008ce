import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import type { Post } from '../../../../contract/posts/post.ts'
import { formatNumber } from '../../../format.ts'
import { listFilledFilters } from '../filters/filters.ts'
import { nameAccounts } from '../post/marks/message-group.tsx'
import { parseSearchText, type QueryAddress, readQueryBefore } from '../state/address.ts'
import styles from './group-heading.module.css'

type GroupHeadingProps = { address: QueryAddress; posts: readonly Post[] }

/** Above the posts of one message: the number of accounts that posted it, and a link back to the search. */
export function GroupHeading({ address, posts }: GroupHeadingProps) {
  if (address.message_group === null) return null
  // While loading, the previous list is still shown.
  const post = posts.find(({ messageGroup }) => messageGroup === address.message_group)
  const isPart = listFilledFilters(address).length > 1
  return (
    <header className={styles.heading}>
      <BackToQuery />
      <h2>{describeMessage(post)}</h2>
      {isPart && <p>Contada em tudo o que foi coletado; os outros filtros podem esconder parte dela.</p>}
    </header>
  )
}

/** "A mesma mensagem em 4 canais", "A mesma mensagem 70 vezes nesta conta". */
export function describeMessage(post: Pick<Post, 'group'> | undefined): string {
  if (post === undefined) return 'A mesma mensagem'
  if (post.group === null) return 'Uma mensagem publicada uma vez'
  const { channels, size } = post.group
  const { many, here } = nameAccounts(post.group)
  if (channels === 1) return `A mesma mensagem ${formatNumber(size)} vezes ${here}`
  const posts = size === channels ? '' : `, ${formatNumber(size)} publicações`
  return `A mesma mensagem em ${formatNumber(channels)} ${many}${posts}`
}

/** Going back in history restores the search as it was left; without history, as from a copied address, it is opened anew. */
function BackToQuery() {
  const router = useRouter()
  const before = useSearch({ strict: false, select: readQueryBefore })
  if (before === null) return null
  return (
    <Link
      to="/consulta"
      search={parseSearchText(before)}
      preload={false}
      onClick={(event) => {
        const { stepsFromQuery } = router.latestLocation.state
        if (!stepsFromQuery || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        router.history.go(-stepsFromQuery)
      }}
    >
      <IconArrowLeft size={16} aria-hidden />
      Voltar à busca
    </Link>
  )
}

/** The sort criterion. */
export function CopiesNote({ address }: Pick<GroupHeadingProps, 'address'>) {
  if (address.sort_by !== 'copies') return null
  return <p className={styles.note}>Contam todas as cópias coletadas, também as que os filtros deixam de fora.</p>
}
