import { Notifications } from '@mantine/notifications'

const SHOWN_MS = 3000

export const ToastList = () => <Notifications position="top-center" autoClose={SHOWN_MS} limit={3} />
