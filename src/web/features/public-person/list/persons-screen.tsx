import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { formatPlural } from '../../../format.ts'
import { PartTabs, tabId } from '../../../ui/controls/part-tabs.tsx'
import { LazyMount } from '../../../ui/layers/lazy-mount.tsx'
import { partOnDemand, usePrefetch } from '../../../ui/layers/parts-on-demand.ts'
import { ListPaging } from '../../../ui/lists/list-paging.tsx'
import { RowsSkeleton } from '../../../ui/lists/rows-skeleton.tsx'
import { MovingNote } from '../../../ui/notices/moving-note.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import type { PersonDialogProps } from '../form/person-dialog.tsx'
import { personsQuery } from '../persons.ts'
import { printUnownedAddress, readUnownedAddress, UNOWNED_TAB } from '../unowned/unowned-address.ts'
import { type AddressText, type PersonsAddress, printPersonsAddress, readPersonsAddress } from './address.ts'
import { PersonsFilters } from './persons-filters.tsx'
import { PersonsResult } from './persons-result.tsx'
import styles from './persons-screen.module.css'

const PersonDialog = partOnDemand<PersonDialogProps>(
  async () => (await import('../form/person-dialog.tsx')).PersonDialog,
)
const UnownedPart = partOnDemand(async () => (await import('../unowned/unowned-part.tsx')).UnownedPart)
const PARTS = [PersonDialog]

const TABS = [
  { value: 'pessoas', label: 'Pessoas' },
  { value: UNOWNED_TAB, label: 'Contas sem pessoa' },
] as const
const PANEL = 'aba-das-pessoas'

/** Public persons and, for who may change them, the accounts that belong to none of them yet. */
export function PersonsScreen({ canEdit }: { canEdit: boolean }) {
  const [texts, goTo] = useTexts()
  const [isCreating, { open, close }] = useDisclosure(false)
  const tab = canEdit && texts.tab === UNOWNED_TAB ? UNOWNED_TAB : 'pessoas'
  usePrefetch(canEdit, PARTS)
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
      {canEdit && (
        <PartTabs
          tabs={TABS}
          tab={tab}
          panel={PANEL}
          onOpen={(next) => goTo(next === UNOWNED_TAB ? { tab: next } : {}, false)}
        />
      )}
      <div id={PANEL} className={styles.screen} {...(canEdit && { role: 'tabpanel', 'aria-labelledby': tabId(tab) })}>
        {tab === 'pessoas' ? (
          <People texts={texts} canEdit={canEdit} goTo={goTo} />
        ) : (
          <Suspense fallback={<RowsSkeleton height={96} />}>
            <Unowned texts={texts} goTo={goTo} />
          </Suspense>
        )}
      </div>
      <LazyMount isOpen={isCreating}>{(isOpen) => <PersonDialog opened={isOpen} onClose={close} />}</LazyMount>
    </div>
  )
}

type GoTo = (texts: AddressText, replace: boolean, isNewPage?: boolean) => void
type PartProps = { texts: AddressText; goTo: GoTo }

/** The list of public persons: who they are, where they publish, how much and since when. */
function People({ texts, canEdit, goTo }: PartProps & { canEdit: boolean }) {
  const address = useMemo(() => readPersonsAddress(texts), [texts])
  const result = useQuery(personsQuery(address))
  const total = result.data?.total_items
  const show = (change: Partial<PersonsAddress>, replace = false) =>
    goTo(printPersonsAddress({ ...address, ...change }), replace, change.page !== undefined && !replace)
  return (
    <>
      <PersonsFilters
        address={address}
        onSearch={(search) => show({ search, page: 1 }, true)}
        onChange={(change) => show({ ...change, page: 1 })}
      />
      <div className={styles.counts}>
        <p className={styles.count} role="status">
          {total === undefined ? (result.isError ? '–' : 'Buscando…') : formatPlural(total, 'pessoa', 'pessoas')}
        </p>
        <MovingNote isMoving={result.data?.items.some((person) => person.posts_moving) ?? false} />
      </div>
      <PersonsResult address={address} result={result} canEdit={canEdit} onClear={() => show(readPersonsAddress({}))} />
      {result.data && <ListPaging reply={result.data} onPage={(page) => show({ page })} />}
    </>
  )
}

function Unowned({ texts, goTo }: PartProps) {
  const address = useMemo(() => readUnownedAddress(texts), [texts])
  return (
    <UnownedPart
      address={address}
      goTo={(change) => {
        const isTyped = change.search !== undefined && change.only === undefined
        goTo(printUnownedAddress({ ...address, ...change }), isTyped, change.page !== undefined && !isTyped)
      }}
    />
  )
}

function useTexts(): [AddressText, GoTo] {
  const navigate = useNavigate()
  const texts: AddressText = useSearch({ strict: false })
  const goTo: GoTo = (search, replace, isNewPage = false) =>
    void navigate({ to: '/pessoa-publica', search, replace, resetScroll: isNewPage })
  return [texts, goTo]
}
