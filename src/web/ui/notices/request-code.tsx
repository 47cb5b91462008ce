import { CopyButton } from '../controls/copy-button.tsx'
import styles from './request-code.module.css'

/** By what the administrator finds a request that failed; small, because readers can do nothing with it themselves. */
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
