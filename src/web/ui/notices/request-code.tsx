import { CopyButton } from '../controls/copy-button.tsx'
import styles from './request-code.module.css'

/** Request id by which the administrator finds a failed request; small, because users cannot use it themselves. */
export function RequestCode({ code }: { code: string }) {
  return (
    <p className={styles.code}>
      <span>
        Código do pedido: <code>{code}</code>
      </span>
      <CopyButton text={code} label="Copiar código" isSmall />
    </p>
  )
}
