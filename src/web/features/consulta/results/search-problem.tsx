import { Button } from '@mantine/core'
import { LoadProblem } from '../../../load-problem.tsx'
import type { OpenedProblem } from '../state/use-opened-post.ts'
import styles from './result-bar.module.css'

type SearchProblemProps = { error: unknown; onRetry: () => void }

/** The list could not be loaded; typed text and filters stay. */
export function SearchProblem({ error, onRetry }: SearchProblemProps) {
  return (
    <LoadProblem error={error} onRetry={onRetry}>
      A busca e os filtros continuam como estavam.
    </LoadProblem>
  )
}

/** The list is loaded; the post opened by the address is not. */
export function OpenedProblemNotice({ isGone, retry, onClose }: OpenedProblem & { onClose: () => void }) {
  return (
    <p className={styles.cancelled} role="status">
      {isGone
        ? 'A publicação deste endereço não foi encontrada. Ela pode ter sido removida do acervo.'
        : 'Não foi possível abrir a publicação deste endereço.'}
      <Button size="compact-sm" variant="default" onClick={isGone ? onClose : retry}>
        {isGone ? 'Fechar aviso' : 'Tentar novamente'}
      </Button>
    </p>
  )
}

/** The user cancelled the request. */
export function CancelledNotice({ hasList, onRetry }: { hasList: boolean; onRetry: () => void }) {
  return (
    <p className={styles.cancelled} role="status">
      {hasList ? 'Busca cancelada: a lista abaixo é a anterior.' : 'Busca cancelada.'}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Buscar de novo
      </Button>
    </p>
  )
}

/** The filter options could not be loaded; searching works without them. */
export function OptionsProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      Não foi possível carregar as opções. A busca funciona sem elas.{' '}
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        Tentar novamente
      </Button>
    </>
  )
}
