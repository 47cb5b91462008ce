import { NativeSelect } from '@mantine/core'
import { IconRss } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { SOURCE_FILTERS, type SourceFilter } from '../../../../contract/labels.ts'
import { formatPlural } from '../../../format.ts'
import { LoadProblem } from '../../../load-problem.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { partOnDemand, usePrefetch } from '../../../ui/layers/parts-on-demand.ts'
import { ListPaging } from '../../../ui/lists/list-paging.tsx'
import { RowsSkeleton } from '../../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../../ui/notices/message.tsx'
import { MovingNote } from '../../../ui/notices/moving-note.tsx'
import { sourcesQuery } from '../sources.ts'
import { readFilter, type SourcesAddress } from '../sources-address.ts'
import classes from '../sources-screen.module.css'
import { SourceMenuList } from './source-menu.tsx'
import type { Opened } from './source-menu-list.tsx'
import { STATE_WORDS } from './source-words.ts'
import { SourcesTable } from './sources-table.tsx'

const BackfillDialog = partOnDemand(async () => (await import('./backfill-dialog.tsx')).BackfillDialog)
const PersonDialog = partOnDemand(async () => (await import('./person-dialog.tsx')).PersonDialog)
const RemoveDialog = partOnDemand(async () => (await import('./remove-dialog.tsx')).RemoveDialog)
const PARTS = [SourceMenuList, BackfillDialog, PersonDialog, RemoveDialog]

type Props = { address: SourcesAddress; onShow: (change: SourcesAddress) => void }
const FILTER_WORDS: Record<SourceFilter, string> = { ...STATE_WORDS, pausada: 'Pausada' }

/** The followed accounts, searchable by name and state. */
export function SourceAccounts({ address, onShow }: Props) {
  const { data: reply, isError, isPlaceholderData, error, refetch } = useQuery(sourcesQuery(address))
  const [opened, setOpened] = useState<Opened | null>(null)
  usePrefetch(reply !== undefined, PARTS)
  const close = () => setOpened(null)
  const isSearch = Boolean(address.search ?? address.state)
  // No account is followed: nothing to search in. The placeholder data of an earlier search does not tell.
  const isEmpty = reply?.total_items === 0 && !isSearch && !isPlaceholderData
  return (
    <>
      {!isEmpty && <Filters address={address} onShow={onShow} />}
      {reply && !isEmpty && (
        <div className={classes.counts}>
          <p className={classes.count} role="status">
            {formatPlural(reply.total_items, 'fonte', 'fontes')}
          </p>
          <MovingNote isMoving={reply.items.some((source) => source.posts_moving)} />
        </div>
      )}
      {isError && !reply && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!reply && !isError && <RowsSkeleton height={56} />}
      {reply?.total_items === 0 && <NothingFollowed isSearch={isSearch} />}
      {reply && reply.items.length > 0 && <SourcesTable sources={reply.items} onOpen={setOpened} />}
      {reply && <ListPaging reply={reply} onPage={(page) => onShow({ page: String(page) })} />}
      <Suspense>
        {opened?.what === 'backfill' && <BackfillDialog source={opened.source} onClose={close} />}
        {opened?.what === 'person' && <PersonDialog source={opened.source} onClose={close} />}
        {opened?.what === 'remove' && <RemoveDialog source={opened.source} onClose={close} />}
      </Suspense>
    </>
  )
}

function Filters({ address, onShow }: Props) {
  return (
    <search className={classes.filters}>
      <SearchField
        label="Buscar fontes"
        placeholder="Canal, feed ou pessoa"
        className={classes.search}
        search={address.search ?? ''}
        onSearch={(search) => onShow({ search: search || undefined })}
      />
      <NativeSelect
        aria-label="Situação"
        value={address.state ?? ''}
        onChange={(event) => onShow({ state: readFilter(event.currentTarget.value) })}
        data={[
          { value: '', label: 'Todas as situações' },
          ...SOURCE_FILTERS.map((value) => ({ value, label: FILTER_WORDS[value] })),
        ]}
      />
    </search>
  )
}

function NothingFollowed({ isSearch }: { isSearch: boolean }) {
  return (
    <Message
      icon={<IconRss aria-hidden="true" />}
      title={isSearch ? 'Nenhuma fonte encontrada' : 'Ainda não há fontes'}
    >
      {isSearch
        ? 'Confira o que foi digitado ou escolha outra situação.'
        : 'Acrescente um canal público do Telegram ou um feed; daí em diante as publicações chegam sozinhas.'}
    </Message>
  )
}
