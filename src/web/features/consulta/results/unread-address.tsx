import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { Message } from '../../../ui/notices/message.tsx'

type UnreadAddressProps = { values: readonly string[]; onGoOn: () => void }

/** The address asks for what nobody understands: nothing is asked until the reader says that it goes without. */
export function UnreadAddress({ values, onGoOn }: UnreadAddressProps) {
  return (
    <Message
      icon={<IconLinkOff aria-hidden />}
      title="Este endereço pede o que não existe"
      actions={
        <Button variant="default" onClick={onGoOn}>
          Buscar sem isso
        </Button>
      }
    >
      {`Não se entende ${new Intl.ListFormat('pt-BR').format(values)}. Nada foi buscado: o resultado não seria o que o endereço pede.`}
    </Message>
  )
}
