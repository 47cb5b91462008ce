import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { AddDialog } from './add-dialog.tsx'
import { SourceAccounts } from './source-accounts.tsx'
import type { SourcesAddress } from './sources-address.ts'
import classes from './sources-screen.module.css'

/** Where posts come from by themselves. */
export function SourcesScreen({ address }: { address: SourcesAddress }) {
  const navigate = useNavigate({ from: '/fontes' })
  const [isAdding, setAdding] = useState(false)
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
      <SourceAccounts address={address} onShow={show} />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
