import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FORMER_PLACE } from '../../../../contract/labels.ts'
import type { listPosts } from '../../../../contract/posts/posts.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { separateFields } from '../../../../search-language/separate-fields.ts'
import { request } from '../../../api.ts'
import { formatNumber, formatPlural } from '../../../format.ts'
import { changeFilters, type PostsInput } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import type { GoTo } from '../state/use-address.ts'
import styles from './result-bar.module.css'

const ONE_MINUTE = 60_000

/** Number of posts whose earlier text matches and whose current one does not; undefined until known, or if not requested. */
export function useFormerTotal(input: PostsInput, enabled = true): number | undefined {
  const query: PostsInput = { ...input, found_in: [FORMER_PLACE], page: '1', page_size: '20', collapse: undefined }
  const { data } = useQuery({
    queryKey: ['posts', 'former', query],
    queryFn: async ({ signal }) => {
      const reply = await request<typeof listPosts>('GET', '/api/posts/', { query, signal })
      return reply.total_posts
    },
    enabled: enabled && asksForWords(input),
    staleTime: ONE_MINUTE,
    retry: false,
  })
  return data
}

/** Not with a chosen place; and excluded words were missing in nearly every earlier text. */
function asksForWords({ search = '', found_in }: PostsInput): boolean {
  const tree = parseSearch(search)
  const { words, isMixed } = separateFields(tree)
  return words !== null && words.type !== 'not' && !isMixed && found_in === undefined
}

type FormerNoteProps = { total: number | undefined; address: QueryAddress; goTo: GoTo }

/** Links to the posts whose earlier text matches. */
export function FormerNote({ total, address, goTo }: FormerNoteProps) {
  if (!total) return null
  return (
    <p className={styles.former} role="status">
      <span>{sayFormer(total)}</span>
      <Button size="compact-sm" variant="default" onClick={() => goTo(askForFormer(address))}>
        {nameFormer(total)}
      </Button>
    </p>
  )
}

type FormerButtonProps = Omit<FormerNoteProps, 'total'> & { input: PostsInput; isAsked: boolean }

/** The same with less room: beside a count. */
export function FormerButton({ input, isAsked, address, goTo }: FormerButtonProps) {
  const total = useFormerTotal(input, isAsked)
  if (!total) return null
  return (
    <Button size="compact-xs" variant="default" title={sayFormer(total)} onClick={() => goTo(askForFormer(address))}>
      {`${formatNumber(total)} antes da edição`}
    </Button>
  )
}

const askForFormer = (address: QueryAddress) => changeFilters(address, { found_in: [FORMER_PLACE] })

const sayFormer = (total: number) =>
  `${formatPlural(total, 'publicação dizia', 'publicações diziam')} isso numa versão anterior.`

const nameFormer = (total: number) => (total === 1 ? 'Ver a publicação editada' : 'Ver as publicações editadas')
