import { Kbd, Modal } from '@mantine/core'
import { KEY_HELP } from './keys.ts'
import styles from './keys-dialog.module.css'

export type KeysDialogProps = { opened: boolean; onClose: () => void }

/** List of the screen's keyboard shortcuts. */
export function KeysDialog({ opened, onClose }: KeysDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Teclas de atalho">
      <dl className={styles.list}>
        {KEY_HELP.map(({ keys, text }) => (
          <div key={text} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
