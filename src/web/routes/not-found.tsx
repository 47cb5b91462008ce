import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Message } from '../ui/notices/message.tsx'
import { useScreenTitle } from '../ui/page/screen-title.ts'

export function NotFoundScreen() {
  useScreenTitle('Página não encontrada')
  return (
    <Message
      order={1}
      icon={<IconMapOff aria-hidden="true" />}
      title="Página não encontrada"
      actions={
        <>
          <Button component={Link} to="/consulta">
            Abrir a consulta
          </Button>
          <Button component={Link} to="/" variant="default">
            Ir para o início
          </Button>
        </>
      }
    >
      Este endereço não existe no LupaScan. Ele pode ter sido digitado com um erro, ou a página mudou de lugar.
    </Message>
  )
}
