import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { partOnDemand, usePrefetch } from '../../ui/layers/parts-on-demand.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { SourceAccounts } from './accounts/source-accounts.tsx'
import { CoveragePart } from './coverage-part.tsx'
import { ImportPart } from './import/import-part.tsx'
import type { SourcesAddress } from './sources-address.ts'
import classes from './sources-screen.module.css'
import { SOURCES_PANEL, SourcesTabs } from './sources-tabs.tsx'

const AddDialog = partOnDemand(async () => (await import('./accounts/add-dialog.tsx')).AddDialog)
const PARTS = [AddDialog]

/** Sources from which posts are collected automatically. */
export function SourcesScreen({ address }: { address: SourcesAddress }) {
  const navigate = useNavigate({ from: '/fontes' })
  const tab = address.tab ?? 'contas'
  const [isAdding, setAdding] = useState(false)
  usePrefetch(true, PARTS)
  const show = (change: SourcesAddress) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Fontes"
        context="Canais e feeds que o LupaScan lê sozinho: publicações novas, edições, contagens e o que foi apagado."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
            Acrescentar fontes
          </Button>
        }
      />
      <SourcesTabs
        tab={tab}
        onOpen={(next) => void navigate({ search: { tab: next === 'contas' ? undefined : next } })}
      />
      <div id={SOURCES_PANEL} role="tabpanel" aria-labelledby={`aba-${tab}`} className={classes.screen}>
        {tab === 'contas' && <SourceAccounts address={address} onShow={show} />}
        {tab === 'cobertura' && <CoveragePart address={address} onShow={show} />}
        {tab === 'importar' && <ImportPart />}
      </div>
      <Suspense>{isAdding && <AddDialog onClose={() => setAdding(false)} />}</Suspense>
    </div>
  )
}
