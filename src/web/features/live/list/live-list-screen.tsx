import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { LoadProblem } from '../../../load-problem.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { livesQuery } from '../lives.ts'
import { SpeechNotice, useSpeechAbilities } from '../speech-notice.tsx'
import styles from './live-list.module.css'
import { LiveList, LiveListSkeleton } from './live-list.tsx'
import { EmptyLives } from './live-list-empty.tsx'

/** /transcriptions: all lives with the progress of their transcription. The search is part of the address. */
export function LiveListScreen() {
  const { search = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const find = (text: string) =>
    void navigate({ to: '/transcriptions', search: { search: text || undefined }, replace: true })
  const lives = useInfiniteQuery(livesQuery(search))
  const isWaiting = !useSpeechAbilities().isKnown || lives.isPending
  const pages = isWaiting ? undefined : lives.data?.pages
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Transcrições"
        context="Lives e vídeos com a fala escrita, para buscar, citar e conferir no original."
        actions={
          <Button component={Link} to="/transcriptions/add" leftSection={<IconPlus size={16} aria-hidden />}>
            Adicionar live
          </Button>
        }
      />
      <search>
        <SearchField
          className={styles.search}
          label="Buscar lives"
          placeholder="Título, canal, descrição ou endereço"
          search={search}
          onSearch={find}
        />
      </search>
      {!isWaiting && <SpeechNotice />}
      {isWaiting && <LiveListSkeleton />}
      {lives.isError && !lives.data && <LoadProblem error={lives.error} onRetry={() => void lives.refetch()} />}
      {pages?.[0]?.length === 0 && <EmptyLives search={search} onShowAll={() => find('')} />}
      {pages && (
        <LiveList lives={pages.flat()} isStale={lives.isPlaceholderData}>
          {lives.hasNextPage && (
            <Button variant="default" loading={lives.isFetchingNextPage} onClick={() => void lives.fetchNextPage()}>
              {lives.isFetchNextPageError ? 'Tentar novamente' : 'Carregar mais'}
            </Button>
          )}
        </LiveList>
      )}
    </div>
  )
}
