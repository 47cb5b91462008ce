import { Button } from '@mantine/core'
import { IconDownload, IconLinkOff, IconPlus, IconUpload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { MisleadingLink, MisleadingLinksReply } from '../../../contract/links/misleading-links.ts'
import { getErrorMessage } from '../../api-error.ts'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { partOnDemand, usePrefetch } from '../../ui/layers/parts-on-demand.ts'
import { ListPaging } from '../../ui/lists/list-paging.tsx'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { showError } from '../../ui/notices/toast.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import type { LinksAddress } from './links-address.ts'
import classes from './links-screen.module.css'
import { LinksTable } from './links-table.tsx'
import { describeCount } from './links-words.ts'
import { downloadLinks, linksQuery } from './misleading-links.ts'

const ImportDialog = partOnDemand(async () => (await import('./import-dialog.tsx')).ImportDialog)
const LinkDialog = partOnDemand(async () => (await import('./link-dialog.tsx')).LinkDialog)
const RemoveDialog = partOnDemand(async () => (await import('./remove-dialog.tsx')).RemoveDialog)
const PARTS = [LinkDialog, RemoveDialog, ImportDialog]

/** Dialog open above the list. */
type Opened = { what: 'form'; link?: MisleadingLink } | { what: 'remove'; link: MisleadingLink } | { what: 'import' }

/** The domains and URLs that the newsroom considers misleading. */
export function LinksScreen({ address }: { address: LinksAddress }) {
  const navigate = useNavigate({ from: '/links-enganosos' })
  const { data: reply, isPlaceholderData, isError, error, refetch } = useQuery(linksQuery(address))
  const [opened, setOpened] = useState<Opened | null>(null)
  usePrefetch(reply !== undefined, PARTS)
  const close = () => setOpened(null)
  const show = (change: LinksAddress) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Links enganosos"
        context="O que a redação considera enganoso, e por quê. Publicações com esses links são marcadas; o LupaScan não traz lista pronta."
        actions={<Actions onAdd={() => setOpened({ what: 'form' })} onImport={() => setOpened({ what: 'import' })} />}
      />
      <search className={classes.filters}>
        <SearchField
          label="Buscar na lista"
          placeholder="Endereço, motivo ou fonte"
          className={classes.search}
          search={address.search ?? ''}
          onSearch={(search) => show({ search: search || undefined })}
        />
      </search>
      {reply && <Progress reply={reply} isSearch={address.search !== undefined} isFormer={isPlaceholderData} />}
      <p className={classes.others}>
        Checagens e arquivos importados também marcam publicações:{' '}
        <Link to="/consulta" search={{ misleading_links: 'true' }} preload={false}>
          ver todas as marcadas
        </Link>
        .
      </p>
      {isError && !reply && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!reply && !isError && <RowsSkeleton height={52} />}
      {reply?.total_items === 0 && !isPlaceholderData && <NothingListed isSearch={address.search !== undefined} />}
      {reply && reply.items.length > 0 && (
        <LinksTable
          links={reply.items}
          onEdit={(link) => setOpened({ what: 'form', link })}
          onRemove={(link) => setOpened({ what: 'remove', link })}
        />
      )}
      {reply && <ListPaging reply={reply} onPage={(page) => show({ page: String(page) })} />}
      <Suspense>
        {opened?.what === 'form' && <LinkDialog link={opened.link} onClose={close} />}
        {opened?.what === 'remove' && <RemoveDialog link={opened.link} onClose={close} />}
        {opened?.what === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </div>
  )
}

function Actions({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const download = useMutation({
    mutationFn: downloadLinks,
    onError: (error) => showError(getErrorMessage(error)),
  })
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={onImport}>
        Importar CSV
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Baixar CSV
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
        Acrescentar link
      </Button>
    </>
  )
}

/** `isFormer`: the response belongs to the previous request. */
type ProgressProps = { reply: MisleadingLinksReply; isSearch: boolean; isFormer: boolean }

/** Their number, and how far the marks of posts are up to date; announced when it changes. */
function Progress({ reply, isSearch, isFormer }: ProgressProps) {
  const { pending_changes } = reply
  return (
    <p className={classes.count} role="status">
      {isFormer ? 'Carregando…' : describeCount(reply, isSearch)}
      {pending_changes > 0 && (
        <span className={classes.pending}>
          {' '}
          · marcando publicações: {formatPlural(pending_changes, 'mudança em andamento', 'mudanças em andamento')}…
        </span>
      )}
    </p>
  )
}

function NothingListed({ isSearch }: { isSearch: boolean }) {
  return (
    <Message
      icon={<IconLinkOff aria-hidden="true" />}
      title={isSearch ? 'Nada encontrado na lista' : 'A lista está vazia'}
    >
      {isSearch
        ? 'Confira o que foi digitado.'
        : 'Acrescente um domínio ou o endereço de uma página, com o motivo e a fonte, ou importe um CSV.'}
    </Message>
  )
}
