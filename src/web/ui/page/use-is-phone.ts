import { useMediaQuery } from '@mantine/hooks'
import { PHONE } from './phone-width.ts'

/** Known at the first rendering. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
