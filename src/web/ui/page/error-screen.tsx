import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissingFile, reloadFromServer, reloadOnceForNewVersion } from '../layers/missing-files.ts'
import { Message } from '../notices/message.tsx'
import { useScreenTitle } from './screen-title.ts'

type Props = Pick<ErrorComponentProps, 'error' | 'reset'>

/** Replaces a screen that crashed or could not be loaded, with a retry button. */
export function ErrorScreen({ error, reset }: Props) {
  const router = useRouter()
  useScreenTitle('Erro')
  useEffect(() => {
    void reloadOnceForNewVersion(error)
  }, [error])
  const retry = async () => {
    // A chunk that failed once fails for the rest of the page's life, without a new request.
    if (isMissingFile(error) && (await reloadFromServer())) return
    reset()
    void router.invalidate()
  }
  return (
    <Message
      order={1}
      icon={<IconAlertTriangle aria-hidden="true" />}
      title="Esta tela não pôde ser mostrada"
      actions={<Button onClick={retry}>Tentar novamente</Button>}
    >
      Algo falhou ao carregar a página. Seus dados estão salvos; se o problema continuar, verifique a conexão e
      recarregue.
    </Message>
  )
}

/** The same without a frame that has its own `main`. */
export function ErrorPage(props: Props) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  )
}
