import type { RefObject } from 'react'
import type { Post } from '../../../contract/post.ts'
import type { SearchTree } from '../../../search-language/ast.ts'
import { printAddress, printSearchText, type QueryAddress } from './address.ts'
import { StartNotice } from './list-ends.tsx'
import { PagingBar } from './paging-bar.tsx'
import type { Portraits } from './post-author.tsx'
import { CardsOutline, PostCards } from './post-cards.tsx'
import { PostTable } from './post-table.tsx'
import type { EndlessResult, PostsResult } from './posts.ts'
import { storePageSize } from './stored.ts'
import type { TableLook } from './table-look.ts'
import type { GoTo } from './use-address.ts'

type ListProps = {
  address: QueryAddress
  goTo: GoTo
  tree: SearchTree
  portraits: Portraits
  onOpen: (post: Post) => void
  listRef: RefObject<HTMLElement | null>
}

/** One page as a table, with the way to the others. */
export function TableResult({ result, look, ...list }: ListProps & { result: PostsResult; look: TableLook }) {
  const { address, goTo } = list
  const { state, posts, paging, total = 0 } = result
  if (state === 'error') return null
  return (
    <>
      {(posts.length > 0 || state === 'loading') && (
        <PostTable
          {...list}
          look={look}
          posts={posts}
          outline={state === 'loading' ? address.page_size : 0}
          isStale={state === 'refreshing'}
        />
      )}
      <PagingBar
        page={address.page}
        pageSize={address.page_size}
        shown={posts.length}
        range={paging}
        total={total}
        onPage={(page) => goTo({ ...address, page })}
        onPageSize={(size) => {
          storePageSize(size)
          goTo({ ...address, page_size: size, page: 1 })
        }}
      />
    </>
  )
}

/** Cards without end, from the page that the address names. */
export function CardsResult({ result, address, goTo, ...list }: ListProps & { result: EndlessResult }) {
  if (result.state === 'loading') return <CardsOutline />
  if (result.posts.length === 0) return null
  return (
    <>
      {address.page > 1 && <StartNotice address={address} goTo={goTo} />}
      <PostCards
        {...list}
        result={result}
        isCollapsed={address.collapse}
        name={printSearchText(printAddress(address))}
      />
    </>
  )
}
