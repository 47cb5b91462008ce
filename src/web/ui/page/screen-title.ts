import { useDocumentTitle } from '@mantine/hooks'

/** Names the browser's tab: "<tela> · LupaScan". */
export function useScreenTitle(screen: string): void {
  useDocumentTitle(`${screen} · LupaScan`)
}
