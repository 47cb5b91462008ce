import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PersonProfile, SharedWith } from '../../../contract/person-profile.ts'
import { formatHandle, formatPlural } from '../../format.ts'
import styles from './person-profile.module.css'

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
      {repeated_by.length + repeats.length === 0 && (
        <p className={styles.empty}>Nenhuma mensagem igual em outra conta neste período.</p>
      )}
      <Accounts title="Publicou antes, depois repetido por" accounts={repeated_by} />
      <Accounts title="Publicou depois de" accounts={repeats} />
    </section>
  )
}

function Accounts({ title, accounts }: { title: string; accounts: readonly SharedWith[] }) {
  if (accounts.length === 0) return null
  return (
    <>
      <Title order={4}>{title}</Title>
      <ul className={styles.list}>
        {accounts.map((one) => (
          <li key={`${one.platform} ${one.account}`}>
            <details>
              <summary>
                <bdi>{one.name}</bdi> ({formatHandle(one.platform, one.account)}, {one.platform}) ·{' '}
                {formatPlural(one.messages, 'mensagem', 'mensagens')} · mediana de {describeDelay(one.median_seconds)}
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
    </>
  )
}

function describeDelay(seconds: number): string {
  if (seconds < 5_400) return formatPlural(Math.round(seconds / 60), 'minuto', 'minutos')
  if (seconds < 129_600) return formatPlural(Math.round(seconds / 3_600), 'hora', 'horas')
  return formatPlural(Math.round(seconds / 86_400), 'dia', 'dias')
}
