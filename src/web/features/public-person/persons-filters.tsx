import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PERSON_SORTS, type PersonSort } from '../../../contract/limits.ts'
import type { PostOptions } from '../../../contract/post-options.ts'
import { MAX_PERSON_SEARCH, PERSON_FILTERS, type PersonFilter, type PersonsAddress } from './address.ts'
import { filterOptionsQuery } from './persons.ts'
import styles from './persons-screen.module.css'

const FILTERS: Record<
  PersonFilter,
  { label: string; all: string; options: 'parties' | 'roles' | 'ufs' | 'platforms' }
> = {
  party: { label: 'Partido', all: 'Todos os partidos', options: 'parties' },
  role: { label: 'Cargo', all: 'Todos os cargos', options: 'roles' },
  uf: { label: 'UF', all: 'Todas as UFs', options: 'ufs' },
  platform: { label: 'Plataforma', all: 'Toda plataforma', options: 'platforms' },
}

const SORT_LABELS: Record<PersonSort, string> = {
  name: 'Ordem do nome',
  posts: 'Mais publicações',
  last_post: 'Mais recentes',
}

type Props = {
  address: PersonsAddress
  onType: (search: string) => void
  onChange: (change: Partial<PersonsAddress>) => void
}

/** The search by name or handle, the filters and the order. */
export function PersonsFilters({ address, onType, onChange }: Props) {
  const { data: options } = useQuery(filterOptionsQuery)
  return (
    <search className={styles.filters}>
      <SearchField search={address.search} onType={onType} />
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

/** What is typed stands at once and is searched for a moment later; another address puts its own text there. */
function SearchField({ search, onType }: { search: string; onType: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  useEffect(() => {
    if (search !== sent.current.trim() && search !== sent.current) setTyped(search)
    sent.current = search
  }, [search])
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label="Buscar por nome ou conta"
      placeholder="Buscar por nome ou @conta"
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={MAX_PERSON_SEARCH}
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        sent.current = text
        onType(text)
      }}
    />
  )
}

/** Without its options a filter still shows what the address says. */
function listChoices(filter: PersonFilter, chosen: string, options: PostOptions | undefined) {
  const known = (options?.[FILTERS[filter].options] ?? []).map(({ label, value }) => ({ label, value }))
  const missing = chosen !== '' && !known.some(({ value }) => value === chosen)
  return [{ value: '', label: FILTERS[filter].all }, ...known, ...(missing ? [{ value: chosen, label: chosen }] : [])]
}
