import { Button } from '@mantine/core'
import { IconMicrophone, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Message } from '../../../ui/notices/message.tsx'

/** There is no live, or none with these words. */
export function EmptyLives({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  if (search) {
    return (
      <Message
        icon={<IconSearchOff aria-hidden />}
        title="Nenhuma live encontrada"
        actions={
          <Button variant="default" onClick={onShowAll}>
            Ver todas
          </Button>
        }
      >
        Nenhuma live tem “{search}” no título, no canal, na descrição ou no endereço.
      </Message>
    )
  }
  return (
    <Message
      icon={<IconMicrophone aria-hidden />}
      title="Ainda não há lives"
      actions={
        <Button component={Link} to="/transcriptions/add">
          Adicionar live
        </Button>
      }
    >
      Adicione uma live ou um vídeo pelo endereço. O LupaScan ouve e escreve o que é dito, ou o texto vem de um arquivo
      de legendas.
    </Message>
  )
}
