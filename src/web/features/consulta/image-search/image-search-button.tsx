import { Button } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import styles from './image-search-button.module.css'

const loadDialog = () => import('./image-search-dialog.tsx')
const ImageSearchDialog = lazy(async () => ({ default: (await loadDialog()).ImageSearchDialog }))

/** Opens the image search; its code loads on first use. */
export function ImageSearchButton() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        classNames={{ root: styles.open, label: styles.openLabel, section: styles.openSection }}
        leftSection={<IconPhotoSearch size={18} aria-hidden />}
        title="Buscar por imagem"
        onPointerEnter={() => void loadDialog()}
        onClick={open}
      >
        Buscar por imagem
      </Button>
      {wasOpen && (
        <Suspense>
          <ImageSearchDialog opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
