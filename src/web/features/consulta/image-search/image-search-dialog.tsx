import { Button, FileButton, Loader, Modal } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import { MAX_SEARCH_IMAGE_MB } from '../../../../contract/limits.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { forgetFile } from '../../../ui/controls/forget-file.ts'
import styles from './image-search.module.css'
import { useImageSearch } from './image-search.ts'
import { ImageSearchResult } from './image-search-result.tsx'
import { useUploadedPicture } from './uploaded-picture.tsx'

/** Image search: a picture is chosen, dropped or pasted, and compared with all stored ones. */
export function ImageSearchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const search = useImageSearch()
  const [isOver, setOver] = useState(false)
  // What was refused is not shown: it may be anything.
  const picture = useUploadedPicture(search.isSuccess ? search.variables : undefined)
  const ask = (file: File | null | undefined) => {
    if (file) search.mutate(file)
  }
  usePaste(opened, ask)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    ask(event.dataTransfer.files[0])
  }
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={search.reset} title="Buscar por imagem" size="lg">
      <div className={styles.body}>
        <section
          className={styles.drop}
          data-over={isOver || undefined}
          aria-label="Imagem a procurar"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          {picture === undefined ? (
            <IconPhotoUp size={28} stroke={1.5} aria-hidden />
          ) : (
            <img src={picture} alt="Imagem procurada" className={styles.uploaded} />
          )}
          <FileButton
            onChange={ask}
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            inputProps={{ onClick: forgetFile }}
          >
            {(props) => (
              <Button {...props} loading={search.isPending} data-autofocus>
                Escolher imagem
              </Button>
            )}
          </FileButton>
          <p className={styles.quiet}>
            Ou arraste para cá, ou cole (Ctrl+V). JPEG, PNG, WebP, GIF ou AVIF, até {MAX_SEARCH_IMAGE_MB} MB. A imagem é
            comparada e esquecida. Com a busca por rostos ligada, fica registrado quem procurou um rosto, e quando.
          </p>
        </section>
        <div aria-live="polite">
          {search.isPending && (
            <p className={styles.waiting}>
              <Loader size="xs" aria-hidden /> Procurando a imagem…
            </p>
          )}
          {search.isError && (
            <p className={styles.problem} role="alert">
              {getFieldErrors(search.error).file?.join(' ') ?? getErrorMessage(search.error)}
            </p>
          )}
          {search.isSuccess && <ImageSearchResult found={search.data} picture={picture} onLeave={onClose} />}
        </div>
      </div>
    </Modal>
  )
}

/** Handles pictures pasted anywhere while the dialog is open. */
function usePaste(isActive: boolean, onFile: (file: File | undefined) => void): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (isActive && file) onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handle(event)
    window.addEventListener('paste', listen)
    return () => window.removeEventListener('paste', listen)
  }, [])
}
