import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PersonWords } from '../../../../contract/people/person-profile.ts'
import { formatNumber, formatPlural } from '../../../format.ts'
import type { PeriodDays } from './period.ts'
import styles from './person-profile.module.css'

type Props = { id: string; days: PeriodDays; found: PersonWords }

export function ProfileWords({ id, days, found: { words, others } }: Props) {
  return (
    <>
      <p className={styles.note}>{describeWords(others)}</p>
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map(({ word, key, posts, ratio }) => (
            <li key={word}>
              <Link to="/consulta" search={{ public_person: id, search: key, ...days }} className={styles.word}>
                <span>{word}</span>
                <span className={styles.amount}>
                  {formatPlural(posts, 'publicação', 'publicações')} · <Ratio ratio={ratio} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {words.length === 0 && others > 0 && <p className={styles.empty}>Nenhuma palavra se destaca neste período.</p>}
    </>
  )
}

function Ratio({ ratio }: { ratio: number | null }) {
  if (ratio === null) return 'só aqui'
  return (
    <>
      <span aria-hidden>{formatNumber(ratio)}×</span>
      <VisuallyHidden>{formatNumber(ratio)} vezes a proporção das outras contas</VisuallyHidden>
    </>
  )
}

function describeWords(others: number): string {
  if (others === 0) return 'Não há publicações de outras contas com que comparar.'
  const all = formatPlural(others, 'publicação', 'publicações')
  return `Até 24 palavras, em ao menos 3 publicações do período e ao menos 2 vezes mais frequentes do que nas ${all} das outras contas, de qualquer data; primeiro as que mais distinguem esta pessoa. O número com × diz quantas vezes; “só aqui”, que nenhuma outra conta usa. Sem nomes, hashtags e links.`
}
