import { Button } from '@mantine/core'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { reloadFromServer } from '../../ui/layers/missing-files.ts'
import styles from './palette.module.css'
import type { PaletteDialogProps } from './use-palette.ts'

type Props = Pick<PaletteDialogProps, 'onReady' | 'onClose'>

/**
 * Replaces the palette if its chunk cannot be loaded; the screen below keeps working. Uses the browser's own dialog: Mantine's chunk
 * may be unreachable as well. The dialog itself has the focus, so that keys typed for the palette press none of its buttons.
 */
export function PaletteProblem({ onReady, onClose }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const [isServerGone, setServerGone] = useState(false)
  const open = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.showModal()
    dialog.focus()
    onReady()
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    open(dialog)
    // Closed before unmounting: the browser then restores the focus.
    return () => dialog.close()
  }, [])
  const load = async () => setServerGone(!(await reloadFromServer()))
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      className={styles.problem}
      onCancel={onClose}
    >
      <strong id={id}>“Ir para” não pôde ser aberto</strong>
      <p id={`${id}-why`}>
        Um arquivo do LupaScan não chegou: a conexão falhou, ou há uma versão nova. A tela continua como está. Com a
        conexão de volta, carregue a página.
      </p>
      <p role="status">{isServerGone && 'O servidor ainda não responde.'}</p>
      <div className={styles.choices}>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        <Button onClick={() => void load()}>Carregar a página</Button>
      </div>
    </dialog>
  )
}
