import { Modal, TextInput } from '@mantine/core'
import { useId } from 'react'
import styles from './palette.module.css'
import { type PaletteDialogProps, usePalette } from './use-palette.ts'

/** Command palette: type a name, choose with the arrow keys, open with Enter. */
export function PaletteDialog(props: PaletteDialogProps) {
  const id = useId()
  const { typed, type, begin, found, chosen, press, go, isLoading } = usePalette(props)
  return (
    <Modal opened onClose={props.onClose} title="Ir para" classNames={{ title: styles.title }}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Pessoa, busca salva, dossiê, lista ou tela"
        placeholder="Pessoa, busca salva, dossiê, lista ou tela"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={begin}
        onKeyDown={press}
      />
      <div role="listbox" id={id} aria-label="Lugares" className={styles.list}>
        {found.map((target, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the field above.
          <div
            key={target.key}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === chosen}
            className={styles.option}
            onClick={() => go(target)}
          >
            <bdi className={styles.label}>{target.label}</bdi>
            <span className={styles.kind}>{target.details || target.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.kind}>
        {isLoading && 'Carregando pessoas, buscas, dossiês, listas e telas…'}
      </p>
    </Modal>
  )
}
