import { notifications } from '@mantine/notifications'

/** Short messages at the top of the page; never the only place where an error is shown. */

export function showInfo(message: string): void {
  notifications.show({ message, color: 'gray' })
}

export function showSuccess(message: string): void {
  notifications.show({ message, color: 'teal' })
}

export function showWarning(message: string): void {
  notifications.show({ message, color: 'yellow' })
}

export function showError(message: string): void {
  notifications.show({ message, color: 'red' })
}
