import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../../format.ts'
import { searchHistoryQuery } from '../../../together/search-history.ts'
import { applySavedFilters, describeFilters } from './saved-filters.ts'
import styles from './saved-search.module.css'
import type { SavedSearchControl } from './use-saved-search.ts'

/** Shown here; the palette has all of them. */
const MAX_SHOWN = 20

/** The user's recent searches, private to them. */
export function RecentSearches({ control }: { control: SavedSearchControl }) {
  const { address, options, loadFilters } = control
  const { data } = useQuery(searchHistoryQuery)
  if (!data?.is_on && !data?.searches.length) return null
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h3 id="recent-searches">Buscas recentes</h3>
      {data.searches.length === 0 && <p className={styles.left}>As próximas buscas aparecem aqui. Só você as vê.</p>}
      <ul className={styles.list}>
        {data.searches.slice(0, MAX_SHOWN).map(({ filters, asked_at }) => (
          <li key={asked_at}>
            <UnstyledButton className={styles.recentItem} onClick={() => loadFilters(filters)}>
              <bdi>{describeFilters(applySavedFilters(address, filters), options)}</bdi>
              <small>{formatDateTime(asked_at)}</small>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={styles.left}>
        Desligar ou apagar: em <Link to="/perfil">Seu perfil</Link>.
      </p>
    </section>
  )
}
