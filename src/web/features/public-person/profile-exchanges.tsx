import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Exchanges, PersonProfile, SharedWith } from '../../../contract/person-profile.ts'
import { formatHandle, formatNumber, formatPlural } from '../../format.ts'
import styles from './person-profile.module.css'

/** Accounts that are shown before all are asked for. */
const SHOWN = 8

/** Equal messages of other accounts. Who was first is told, not why. */
export function ProfileExchanges({ profile: { repeated_by, repeats } }: { profile: PersonProfile }) {
  return (
    <section className={styles.part} aria-labelledby="iguais">
      <Title order={3} id="iguais">
        Mensagens iguais
      </Title>
      <p className={styles.note}>
        Textos de 6 palavras ou mais, iguais ou quase iguais, no que foi coletado. O que saiu no mesmo minuto não conta.
      </p>
      {repeated_by.items.length + repeats.items.length === 0 && (
        <p className={styles.empty}>Nenhuma mensagem igual em outra conta neste período.</p>
      )}
      <Accounts title="Publicou antes, depois repetido por" accounts={repeated_by} />
      <Accounts title="Publicou depois de" accounts={repeats} />
    </section>
  )
}

function Accounts({ title, accounts: { items, total_items } }: { title: string; accounts: Exchanges }) {
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)
  return (
    <>
      <Title order={4}>
        {title} {formatPlural(total_items, 'conta', 'contas')}
      </Title>
      <ul className={styles.list}>
        {shown.map((one) => (
          <Account key={`${one.platform} ${one.account}`} account={one} />
        ))}
      </ul>
      {items.length > SHOWN && (
        <Button size="compact-sm" variant="default" mt={8} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Mostrar só as ${SHOWN} primeiras` : describeRest(items.length, total_items)}
        </Button>
      )}
      {isWhole && total_items > items.length && (
        <p className={styles.note}>
          Estas são as {formatNumber(items.length)} contas com mais mensagens iguais, de {formatNumber(total_items)}.
        </p>
      )}
    </>
  )
}

const describeRest = (known: number, total: number) =>
  known < total
    ? `Mostrar ${formatNumber(known)} das ${formatNumber(total)} contas`
    : `Mostrar todas as ${formatNumber(total)} contas`

function Account({
  account: { platform, account, name, messages, median_seconds, examples },
}: {
  account: SharedWith
}) {
  return (
    <li>
      <details>
        <summary>
          <bdi>{name}</bdi> ({formatHandle(platform, account)}, {platform}) ·{' '}
          {formatPlural(messages, 'mensagem', 'mensagens')} · mediana de {describeDelay(median_seconds)}
        </summary>
        {messages > examples.length && <p className={styles.note}>As {examples.length} mais recentes:</p>}
        <ul className={styles.list}>
          {examples.map(({ group, excerpt }) => (
            <li key={group}>
              <Link to="/consulta" search={{ message_group: group, sort_order: 'asc' }}>
                {excerpt}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function describeDelay(seconds: number): string {
  if (seconds < 5_400) return formatPlural(Math.round(seconds / 60), 'minuto', 'minutos')
  if (seconds < 129_600) return formatPlural(Math.round(seconds / 3_600), 'hora', 'horas')
  return formatPlural(Math.round(seconds / 86_400), 'dia', 'dias')
}
