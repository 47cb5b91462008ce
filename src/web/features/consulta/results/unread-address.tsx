import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { Message } from '../../../ui/notices/message.tsx'
import { useUnreadSettings } from '../state/use-address.ts'
import styles from './result-bar.module.css'

const list = (values: readonly string[]) => new Intl.ListFormat('pt-BR').format(values)

type UnreadAddressProps = { values: readonly string[]; onGoOn: () => void }

/** The address contains unknown conditions: no search is run until the user agrees to ignore them. */
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

/** Unknown display options are ignored, and reported; the results are those of the address. */
export function UnreadSettings() {
  const values = useUnreadSettings()
  if (values.length === 0) return null
  return (
    <p className={styles.silence} role="status">
      Não se entende {list(values)} neste endereço. A busca é a mesma, mostrada como de costume.
    </p>
  )
}
