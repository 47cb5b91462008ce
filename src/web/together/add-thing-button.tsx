import { Button } from '@mantine/core'
import { IconFolders } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { NewThing } from '../../contract/dossiers/dossier-items.ts'
import { partOnDemand } from '../ui/layers/parts-on-demand.ts'
import type { AddDialogProps } from './add-dialog.tsx'

const AddDialog = partOnDemand<AddDialogProps>(async () => (await import('./add-dialog.tsx')).AddDialog)

/** Adds an item other than a post to a dossier. */
export function AddThingButton({ thing }: { thing: NewThing }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFolders size={16} aria-hidden />}
        aria-haspopup="dialog"
        onMouseEnter={AddDialog.fetchSoon}
        onClick={open}
      >
        Pôr em dossiê
      </Button>
      <Suspense>
        {wasOpened && <AddDialog opened={isOpen} addition={{ thing }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
