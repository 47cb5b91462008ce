import { Button } from '@mantine/core'
import { IconDownload, IconListDetails } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getErrorMessage } from '../../api-error.ts'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { OlderButton } from '../../ui/lists/older-button.tsx'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { showError } from '../../ui/notices/toast.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { auditQuery, downloadAudit } from './audit.ts'
import type { AuditAddress } from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'
import classes from './audit-screen.module.css'
import { AuditTable } from './audit-table.tsx'

/** The audit log: who did what, when and from where. */
export function AuditScreen({ address }: { address: AuditAddress }) {
  const navigate = useNavigate({ from: '/registro' })
  const list = useInfiniteQuery(auditQuery(address))
  const pages = list.data?.pages
  const items = pages?.flatMap((page) => page.items) ?? []
  const show = (change: AuditAddress) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Registro"
        context={`Quem entrou, baixou, importou, mudou ou removeu o quê, e de onde. ${describeKept(pages?.[0]?.kept_days)}`}
        actions={<DownloadButton address={address} />}
      />
      <AuditFilters address={address} onChange={show} />
      {list.isError && !pages && <LoadProblem error={list.error} onRetry={() => void list.refetch()} />}
      {!pages && !list.isError && <RowsSkeleton height={44} />}
      {pages && items.length === 0 && (
        <Message icon={<IconListDetails aria-hidden="true" />} title="Nenhuma entrada com estes filtros">
          Tire um filtro ou aumente o período.
        </Message>
      )}
      {items.length > 0 && <AuditTable items={items} />}
      <OlderButton list={list} className={classes.more}>
        Mostrar mais antigas
      </OlderButton>
    </div>
  )
}

function describeKept(days: number | undefined): string {
  if (days === undefined) return ''
  return days === 0 ? 'Nada é removido.' : `As entradas ficam por ${formatPlural(days, 'dia', 'dias')}.`
}

function DownloadButton({ address }: { address: AuditAddress }) {
  const download = useMutation({
    mutationFn: () => downloadAudit(address),
    onError: (error) => showError(getErrorMessage(error)),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Baixar CSV
    </Button>
  )
}
