import { Button, Skeleton, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonProfile } from '../../../contract/person-profile.ts'
import type { PublicPersonDetails } from '../../../contract/public-persons.ts'
import { formatNumber, formatPlural } from '../../format.ts'
import type { PeriodDays } from './period.ts'
import styles from './person-profile.module.css'
import { profileQuery } from './persons.ts'
import { ProfileChanges } from './profile-changes.tsx'
import { ProfileExchanges } from './profile-exchanges.tsx'

type Props = { person: Pick<PublicPersonDetails, 'id' | 'accounts'>; days: PeriodDays }

/** Words, changes and equal messages: one call, places kept while it is under way. */
export function ProfileParts({ person, days }: Props) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...profileQuery(person.id, days),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    return (
      <p role="alert" className={styles.problem}>
        As palavras e as mensagens iguais não puderam ser carregadas.{' '}
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton height={420} aria-hidden />
  return (
    <div className={styles.parts} aria-busy={isPlaceholderData} data-stale={isPlaceholderData || undefined}>
      <Words id={person.id} days={days} profile={data} />
      <ProfileChanges person={person} days={days} profile={data} />
      <ProfileExchanges profile={data} />
    </div>
  )
}

function Words({ id, days, profile }: { id: string; days: PeriodDays; profile: PersonProfile }) {
  const { words, others } = profile
  return (
    <section className={styles.part} data-wide aria-labelledby="palavras">
      <Title order={3} id="palavras">
        Palavras características
      </Title>
      <p className={styles.note}>{describeWords(profile)}</p>
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map(({ word, posts, ratio }) => (
            <li key={word}>
              <Link
                to="/consulta"
                search={{ public_person: id, search: `"${word}"`, ...days }}
                className={styles.word}
                title={
                  ratio === null
                    ? 'Nenhuma publicação de outra conta usa'
                    : `${formatNumber(ratio)} vezes a proporção das outras`
                }
              >
                <span>{word}</span>
                <span className={styles.amount}>{formatPlural(posts, 'publicação', 'publicações')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {words.length === 0 && others > 0 && <p className={styles.empty}>Nenhuma palavra se destaca neste período.</p>}
    </section>
  )
}

function describeWords({ others }: PersonProfile): string {
  if (others === 0) return 'Não há publicações de outras contas com que comparar.'
  const all = formatPlural(others, 'publicação', 'publicações')
  return `Palavras em ao menos 3 publicações do período e ao menos 2 vezes mais frequentes do que nas ${all} das outras contas, de qualquer data; primeiro as de maior verossimilhança (log-likelihood). Sem nomes, hashtags e links.`
}
