import { Button } from '@mantine/core'
import styles from './palette.module.css'

type Props = { onRetry: () => void; onClose: () => void }

/** In the place of the palette where its file cannot be fetched; the screen below goes on. */
export function PaletteProblem({ onRetry, onClose }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it, wherever in it the focus is.
    <div className={styles.problem} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <div role="alert">
        <strong>“Ir para” não pôde ser aberto</strong>
        <p>
          A tela continua como está. Confira a conexão; se o LupaScan foi atualizado há pouco, carregue a página, que
          traz a versão nova.
        </p>
      </div>
      <div className={styles.choices}>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          Carregar a página
        </Button>
        <Button autoFocus onClick={onRetry}>
          Tentar de novo
        </Button>
      </div>
    </div>
  )
}
