import { useMediaQuery } from '@mantine/hooks'

/** Whether the text of a live is below its video instead of beside it (live-screen.module.css): open panels above push it out of sight. */
export const useIsStacked = (): boolean =>
  useMediaQuery('(max-width: 56.25em)', false, { getInitialValueInEffect: false })
