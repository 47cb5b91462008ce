import { useDocumentTitle } from '@mantine/hooks'

/** Sets the title of the browser tab: "<tela> · LupaScan". */
export function useScreenTitle(screen: string): void {
  useDocumentTitle(`${screen} · LupaScan`)
}
