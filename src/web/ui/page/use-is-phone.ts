import { useMediaQuery } from '@mantine/hooks'
import { PHONE } from './phone-width.ts'

/** Known in the first drawing already. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
