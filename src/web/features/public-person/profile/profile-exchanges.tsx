import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PersonEqualMessages, Sharers } from '../../../../contract/people/person-profile.ts'
import { formatHandle, formatPlural } from '../../../format.ts'
import styles from './person-profile.module.css'

const SHOWN_FIRST = 8

/** Equal messages of other accounts. Who was first is told, not why. */
export function ProfileExchanges({ found: { repeated_by, repeats } }: { found: PersonEqualMessages }) {
  return (
    <>
      <p className={styles.note}>
        Textos de 6 palavras ou mais, iguais ou quase iguais, no que foi coletado. O que saiu no mesmo minuto não conta.
      </p>
      {repeated_by.total + repeats.total === 0 && (
        <p className={styles.empty}>Nenhuma mensagem igual em outra conta neste período.</p>
      )}
      <Accounts title="Publicou antes, depois repetido por" sharers={repeated_by} />
      <Accounts title="Publicou depois de" sharers={repeats} />
    </>
  )
}

function Accounts({ title, sharers: { accounts, total } }: { title: string; sharers: Sharers }) {
  const [isWhole, setWhole] = useState(false)
  if (total === 0) return null
  const shown = isWhole ? accounts : accounts.slice(0, SHOWN_FIRST)
  const hidden = accounts.length - shown.length
  const unlisted = total - accounts.length
  return (
    <>
      <Title order={4}>{title}</Title>
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={`${one.platform} ${one.account}`}>
            <details>
              <summary>
                <bdi>{one.name}</bdi> ({formatHandle(one.platform, one.account)}, {one.platform}) ·{' '}
                {formatPlural(one.messages, 'mensagem', 'mensagens')} ·{' '}
                {one.messages === 1
                  ? `${describeDelay(one.median_seconds)} de diferença`
                  : `mediana de ${describeDelay(one.median_seconds)}`}
              </summary>
              {one.messages > one.examples.length && (
                <p className={styles.note}>As {one.examples.length} mais recentes:</p>
              )}
              <ul className={styles.list}>
                {one.examples.map(({ group, excerpt }) => (
                  <li key={group}>
                    <Link to="/consulta" search={{ message_group: group, sort_order: 'asc' }}>
                      {excerpt}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button mt={8} size="compact-sm" variant="default" onClick={() => setWhole(true)}>
          Mostrar mais {formatPlural(hidden, 'conta', 'contas')}
        </Button>
      )}
      {unlisted > 0 && (
        <p className={styles.note}>E mais {formatPlural(unlisted, 'conta', 'contas')} que esta lista não traz.</p>
      )}
    </>
  )
}

function describeDelay(seconds: number): string {
  if (seconds < 30) return 'menos de um minuto'
  if (seconds < 5_400) return formatPlural(Math.round(seconds / 60), 'minuto', 'minutos')
  if (seconds < 129_600) return formatPlural(Math.round(seconds / 3_600), 'hora', 'horas')
  return formatPlural(Math.round(seconds / 86_400), 'dia', 'dias')
}
