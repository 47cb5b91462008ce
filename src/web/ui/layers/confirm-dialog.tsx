import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './confirm-dialog.module.css'

export type ConfirmDialogProps = {
  opened: boolean
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Verb on the confirm button. */
  confirmLabel: string
  isBusy?: boolean
  /** The error of a failed attempt. */
  problem?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before something irreversible. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  isBusy = false,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      {children}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          Cancelar
        </Button>
        <Button color="red" onClick={onConfirm} loading={isBusy}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
