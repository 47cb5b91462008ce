import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getFirstMessage } from '../../api-error.ts'
import { formatPlural } from '../../format.ts'
import styles from './alert.module.css'
import { useBellTest } from './alerts.ts'

/** The bell as a channel: it can be tried like the others. */
export function BellTest({ id }: { id: string }) {
  const test = useBellTest()
  return (
    <li>
      <div className={styles.channel}>
        <div>
          <strong>Sino</strong> na tela, em todas as abas
        </div>
        <Button
          size="xs"
          variant="default"
          aria-label="Testar o sino"
          loading={test.isPending}
          onClick={() => test.mutate(id)}
        >
          Testar
        </Button>
      </div>
      {test.data && (
        <p role="status">
          O aviso de teste está no sino, agora com {formatPlural(test.data.unread, 'aviso', 'avisos')} sem ler, e em{' '}
          <Link to="/avisos">Recebidos</Link>.
        </p>
      )}
      {test.isError && <p role="alert">{getFirstMessage(test.error)}</p>}
    </li>
  )
}
