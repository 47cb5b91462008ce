import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatPlural } from '../../format.ts'
import { ListPaging } from '../../ui/list-paging.tsx'
import { MovingNote } from '../../ui/moving-note.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { partOnDemand, useFetchSoon } from '../../ui/parts-on-demand.ts'
import { type PersonsAddress, printPersonsAddress, readPersonsAddress } from './address.ts'
import type { PersonDialogProps } from './person-dialog.tsx'
import { personsQuery } from './persons.ts'
import { PersonsFilters } from './persons-filters.tsx'
import { PersonsResult } from './persons-result.tsx'
import styles from './persons-screen.module.css'

const PersonDialog = partOnDemand<PersonDialogProps>(async () => (await import('./person-dialog.tsx')).PersonDialog)
const PARTS = [PersonDialog]

/** The list of public persons: who they are, where they publish, how much and since when. */
export function PersonsScreen({ canEdit }: { canEdit: boolean }) {
  const [address, goTo] = usePersonsAddress()
  const [isCreating, { open, close }] = useDisclosure(false)
  const result = useQuery(personsQuery(address))
  const total = result.data?.total_items
  useFetchSoon(canEdit && total !== undefined, PARTS)
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Pessoas públicas"
        context="Quem é acompanhado, em que contas publica e quanto publicou."
        actions={
          canEdit && (
            <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={open}>
              Cadastrar pessoa
            </Button>
          )
        }
      />
      <PersonsFilters
        address={address}
        onSearch={(search) => goTo({ search, page: 1 }, true)}
        onChange={(change) => goTo({ ...change, page: 1 })}
      />
      <div className={styles.counts}>
        <p className={styles.count} role="status">
          {total === undefined ? (result.isError ? '–' : 'Buscando…') : formatPlural(total, 'pessoa', 'pessoas')}
        </p>
        <MovingNote isMoving={result.data?.items.some((person) => person.posts_moving) ?? false} />
      </div>
      <PersonsResult address={address} result={result} canEdit={canEdit} onClear={() => goTo(readPersonsAddress({}))} />
      {result.data && <ListPaging reply={result.data} onPage={(page) => goTo({ page })} />}
      <OnceOpened isOpen={isCreating}>{(isOpen) => <PersonDialog opened={isOpen} onClose={close} />}</OnceOpened>
    </div>
  )
}

type GoTo = (change: Partial<PersonsAddress>, replace?: boolean) => void

function usePersonsAddress(): [PersonsAddress, GoTo] {
  const navigate = useNavigate()
  const texts: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const address = useMemo(() => readPersonsAddress(texts), [texts])
  const goTo: GoTo = (change, replace = false) => {
    const search = printPersonsAddress({ ...address, ...change })
    void navigate({ to: '/pessoa-publica', search, replace, resetScroll: change.page !== undefined && !replace })
  }
  return [address, goTo]
}
