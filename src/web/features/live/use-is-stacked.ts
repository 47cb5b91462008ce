import { useMediaQuery } from '@mantine/hooks'

/** Whether the text of a live stands below its video and not beside it (live-screen.module.css): what is open above keeps it out of sight. */
export const useIsStacked = (): boolean =>
  useMediaQuery('(max-width: 56.25em)', false, { getInitialValueInEffect: false })
