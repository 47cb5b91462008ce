import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as the styles mean by `max-width: 48em`; known in the first drawing already. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
