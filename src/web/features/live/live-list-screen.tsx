import { Button, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadProblem } from '../../load-problem.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './live-list.module.css'
import { LiveList, LiveListSkeleton } from './live-list.tsx'
import { EmptyLives } from './live-list-empty.tsx'
import { livesQuery } from './lives.ts'
import { SpeechNotice } from './speech-notice.tsx'

const DEBOUNCE = 300

/** /transcriptions: every live, with how far its transcription is. The search is part of the address. */
export function LiveListScreen() {
  const { search = '' } = useSearch({ strict: false })
  const typed = useListSearch(search)
  const lives = useInfiniteQuery(livesQuery(search))
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
      <SpeechNotice />
      <ListSearch {...typed} />
      {lives.isPending && <LiveListSkeleton />}
      {lives.isError && !lives.data && <LoadProblem onRetry={() => void lives.refetch()} />}
      {lives.data && lives.data.pages[0]?.length === 0 && (
        <EmptyLives search={search} onShowAll={() => typed.change('')} />
      )}
      {lives.data && (
        <LiveList lives={lives.data.pages.flat()} isStale={lives.isPlaceholderData}>
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

/** The search's text as it is typed; the address follows a moment later. */
function useListSearch(search: string) {
  const [draft, setDraft] = useState(search)
  const navigate = useNavigate()
  const find = useDebouncedCallback((text: string) => {
    void navigate({ to: '/transcriptions', search: { search: text.trim() || undefined }, replace: true })
  }, DEBOUNCE)
  const change = (text: string) => {
    setDraft(text)
    find(text)
  }
  return { draft, change }
}

function ListSearch({ draft, change }: ReturnType<typeof useListSearch>) {
  return (
    <search>
      <TextInput
        className={styles.search}
        aria-label="Buscar lives"
        placeholder="Título, canal, descrição ou endereço"
        maxLength={200}
        autoComplete="off"
        value={draft}
        onChange={(event) => change(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={draft && <CloseButton aria-label="Limpar busca" size="sm" onClick={() => change('')} />}
      />
    </search>
  )
}
