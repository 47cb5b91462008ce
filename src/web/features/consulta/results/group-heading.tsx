import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import type { Post } from '../../../../contract/posts/post.ts'
import { formatNumber } from '../../../format.ts'
import { listFilledFilters } from '../filters/filters.ts'
import { nameAccounts } from '../post/marks/message-group.tsx'
import { parseSearchText, type QueryAddress, readQueryBefore } from '../state/address.ts'
import styles from './group-heading.module.css'

type GroupHeadingProps = { address: QueryAddress; posts: readonly Post[] }

/** Above the posts of one message: how many accounts posted it, and the way back to the query. */
export function GroupHeading({ address, posts }: GroupHeadingProps) {
  if (address.message_group === null) return null
  // While they are on their way the list before them stands here.
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

/** Who came from the query goes back the same steps and finds it where it was left; others, by a copied address, open it anew. */
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

/** What the order counts. */
export function CopiesNote({ address }: Pick<GroupHeadingProps, 'address'>) {
  if (address.sort_by !== 'copies') return null
  return <p className={styles.note}>Contam todas as cópias coletadas, também as que os filtros deixam de fora.</p>
}
