import { Title, VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { PersonAccount, PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { describeAffiliation } from '../../../affiliation.ts'
import { formatDate, formatHandle } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { getAccountUrl } from '../form/account-url.ts'
import styles from '../person-screen.module.css'
import { PersonCoverage } from './person-coverage.tsx'

/** What is known of a person beside their publications: accounts, former affiliations, other names. */
export function PersonFacts({ person }: { person: PublicPersonDetails }) {
  const { accounts, history, also_known_as } = person
  return (
    <div className={styles.facts}>
      <section aria-labelledby="contas">
        <Title order={2} id="contas">
          Contas
        </Title>
        {accounts.length === 0 && <p className={styles.dimmed}>Nenhuma conta cadastrada.</p>}
        <ul className={styles.list}>
          {accounts.map((account) => (
            <Account key={`${account.platform} ${account.handle}`} account={account} />
          ))}
        </ul>
      </section>
      <PersonCoverage id={person.id} accounts={accounts.length} />
      {history.length > 0 && (
        <section aria-labelledby="historico">
          <Title order={2} id="historico">
            Histórico
          </Title>
          <p className={styles.dimmed}>As publicações guardam o cargo, o partido e a UF do seu dia.</p>
          <ul className={styles.list}>
            {history.map((past) => (
              <li key={past.until}>
                {describeAffiliation(past)}
                <div className={styles.dimmed}>
                  {past.from !== null && `de ${formatDate(past.from)} `}até {formatDate(past.until)}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {also_known_as.length > 0 && (
        <section aria-labelledby="nomes">
          <Title order={2} id="nomes">
            Outros nomes
          </Title>
          <p className={styles.names}>{also_known_as.join(', ')}</p>
        </section>
      )}
    </div>
  )
}

function Account({ account: { platform, handle } }: { account: PersonAccount }) {
  const address = getAccountUrl(platform, handle)
  return (
    <li className={styles.account}>
      <PlatformIcon platform={platform} size={18} />
      <span className={styles.handle}>
        {address === null && <bdi>{formatHandle(platform, handle)}</bdi>}
        {address !== null && (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow">
            <bdi>{formatHandle(platform, handle)}</bdi>
            <VisuallyHidden component="span"> (abre em outra aba)</VisuallyHidden>
            <IconExternalLink size={13} aria-hidden />
          </a>
        )}
      </span>
      <span className={styles.dimmed}>{platform}</span>
    </li>
  )
}
