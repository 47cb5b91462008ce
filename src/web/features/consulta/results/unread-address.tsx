import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { Message } from '../../../ui/notices/message.tsx'
import { useUnreadLook } from '../state/use-address.ts'
import styles from './result-bar.module.css'

const list = (values: readonly string[]) => new Intl.ListFormat('pt-BR').format(values)

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
      {`Não se entende ${list(values)}. Nada foi buscado: o resultado não seria o que o endereço pede.`}
    </Message>
  )
}

/** What of the address could only be shown otherwise is shown as usual, and said; what is found is what was asked for. */
export function UnreadLook() {
  const values = useUnreadLook()
  if (values.length === 0) return null
  return (
    <p className={styles.silence} role="status">
      Não se entende {list(values)} neste endereço. A busca é a mesma, mostrada como de costume.
    </p>
  )
}
