import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PERSON_SORTS, type PersonSort } from '../../../../contract/limits.ts'
import { nameForAll } from '../../../../contract/people/offices.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { compareNames } from '../../../../text/compare-names.ts'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { filterOptionsQuery } from '../persons.ts'
import { PERSON_FILTERS, type PersonFilter, type PersonsAddress } from './address.ts'
import styles from './persons-screen.module.css'

const FILTERS: Record<
  PersonFilter,
  { label: string; all: string; options: 'parties' | 'roles' | 'ufs' | 'platforms' }
> = {
  party: { label: 'Partido', all: 'Todos os partidos', options: 'parties' },
  role: { label: 'Cargo', all: 'Todos os cargos', options: 'roles' },
  uf: { label: 'UF', all: 'Todas as UFs', options: 'ufs' },
  platform: { label: 'Plataforma', all: 'Todas as plataformas', options: 'platforms' },
}

const SORT_LABELS: Record<PersonSort, string> = {
  name: 'Nome (A–Z)',
  posts: 'Mais publicações',
  last_post: 'Mais recentes',
}

type Props = {
  address: PersonsAddress
  onSearch: (search: string) => void
  onChange: (change: Partial<PersonsAddress>) => void
}

/** The search by name or handle, the filters and the order. */
export function PersonsFilters({ address, onSearch, onChange }: Props) {
  const { data: options } = useQuery(filterOptionsQuery)
  return (
    <search className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Buscar por nome ou conta"
        placeholder="Buscar por nome ou @conta"
        search={address.search}
        onSearch={onSearch}
      />
      {PERSON_FILTERS.map((filter) => (
        <NativeSelect
          key={filter}
          aria-label={FILTERS[filter].label}
          value={address[filter]}
          data={listChoices(filter, address[filter], options)}
          onChange={(event) => onChange({ [filter]: event.currentTarget.value })}
        />
      ))}
      <NativeSelect
        aria-label="Ordem"
        value={address.sort}
        data={PERSON_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        onChange={(event) => {
          const sort = PERSON_SORTS.find((known) => known === event.currentTarget.value)
          if (sort) onChange({ sort })
        }}
      />
    </search>
  )
}

/** Without its options a filter still shows what the address says. */
function listChoices(filter: PersonFilter, chosen: string, options: PostOptions | undefined) {
  const known = (options?.[FILTERS[filter].options] ?? []).map(({ label, value }) => ({
    label: filter === 'role' ? nameForAll(label) : label,
    value,
  }))
  // The server's order is that of the values.
  if (filter === 'role') known.sort((one, other) => compareNames(one.label, other.label))
  const missing = chosen !== '' && !known.some(({ value }) => value === chosen)
  return [{ value: '', label: FILTERS[filter].all }, ...known, ...(missing ? [{ value: chosen, label: chosen }] : [])]
}
