import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { DEFAULT_NEWS_PAGE_SIZE, NEWS_PAGE_SIZES, SORT_ORDERS } from '../../../../../contract/limits.ts'
import type { RelatedNewsReply } from '../../../../../contract/news/news.ts'
import { LOAD_ERROR } from '../../../../api-error.ts'
import { NewsList } from '../../../../ui/lists/news-list.tsx'
import { PageNumbers } from '../../results/paging-bar.tsx'
import { formatPageRange } from '../../state/paging.ts'
import { type NewsInput, useRelatedNews } from './related-news.ts'
import styles from './related-news-part.module.css'

const START: NewsInput = { page: 1, pageSize: DEFAULT_NEWS_PAGE_SIZE, order: null }

/** News and fact-checks about a post. */
export function RelatedNewsPart({ postId }: { postId: string }) {
  const [input, setInput] = useState(START)
  const { data, isError, isPlaceholderData, refetch } = useRelatedNews(postId, input)
  if (isError) return <Problem onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.total_items === 0)
    return <p className={styles.quiet}>Nenhuma notícia ou checagem conhecida sobre o assunto.</p>
  return (
    <>
      <NewsList items={data.items} busy={isPlaceholderData} />
      <p className={styles.quiet}>Ligadas pelas palavras, pelos links e pela data: leia antes de citar.</p>
      {data.total_items > DEFAULT_NEWS_PAGE_SIZE && <Paging reply={data} input={input} onInput={setInput} />}
    </>
  )
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Carregando notícias relacionadas">
      {['90%', '75%', '85%'].map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </div>
  )
}

function Problem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.problem} role="alert">
      {LOAD_ERROR}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}

type PagingProps = { reply: RelatedNewsReply; input: NewsInput; onInput: (input: NewsInput) => void }

function Paging({ reply, input, onInput }: PagingProps) {
  return (
    <div className={styles.paging}>
      <p className={styles.range}>
        {formatPageRange(reply.page, reply.page_size, reply.items.length, reply.total_items)}
      </p>
      <PageNumbers
        label="Páginas de notícias"
        page={input.page}
        last={Math.max(1, Math.ceil(reply.total_items / input.pageSize))}
        onPage={(page) => onInput({ ...input, page })}
      />
      <NativeSelect
        size="xs"
        aria-label="Notícias por página"
        value={String(input.pageSize)}
        data={NEWS_PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} por página` }))}
        onChange={(event) => {
          const pageSize = NEWS_PAGE_SIZES.find((size) => String(size) === event.currentTarget.value)
          if (pageSize) onInput({ ...input, page: 1, pageSize })
        }}
      />
      <NativeSelect
        size="xs"
        aria-label="Ordem das notícias"
        value={input.order ?? ''}
        data={[
          { value: '', label: 'Mais relevantes' },
          { value: 'desc', label: 'Mais recentes' },
          { value: 'asc', label: 'Mais antigas' },
        ]}
        onChange={(event) => {
          const order = SORT_ORDERS.find((known) => known === event.currentTarget.value) ?? null
          onInput({ ...input, page: 1, order })
        }}
      />
    </div>
  )
}
