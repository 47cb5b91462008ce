import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { SharedKind } from '../../contract/limits.ts'
import type { ShareNotice } from '../../contract/sharing/share-notices.ts'
import { getFirstMessage } from '../api-error.ts'
import { applySavedFilters } from '../features/consulta/saved-search/saved-filters.ts'
import { printAddress, printSearchText, readAddress } from '../features/consulta/state/address.ts'
import { formatDateTime } from '../format.ts'
import { WaitingSection } from '../ui/notices/waiting-section.tsx'
import { ColleagueLine } from './colleague-line.tsx'
import { invalidateNotices, markSeen, shareNoticesQuery, THING_NAMES } from './shares.ts'

/** Items shared with the user and not viewed yet; nothing if there are none. */
export function ShareNotices() {
  const client = useQueryClient()
  const { data } = useQuery(shareNoticesQuery)
  const onSettled = () => invalidateNotices(client)
  const seeAll = useMutation({ mutationFn: markSeen, onSettled })
  // Opening one counts as viewing it: a failure keeps it among the notices.
  const seeOne = useMutation({ mutationFn: markSeen, onSettled })
  const notices = data?.notices ?? []
  if (notices.length === 0) return null
  return (
    <WaitingSection
      id="compartilhado-com-voce"
      title="Compartilhado com você"
      problem={seeAll.isError ? getFirstMessage(seeAll.error) : undefined}
      action={
        <Button size="xs" variant="default" loading={seeAll.isPending} onClick={() => seeAll.mutate(notices)}>
          Marcar tudo como visto
        </Button>
      }
    >
      {notices.map((notice) => (
        <Notice key={`${notice.kind} ${notice.id}`} notice={notice} onOpen={() => seeOne.mutate([notice])} />
      ))}
    </WaitingSection>
  )
}

const PLACES: Record<Exclude<SharedKind, 'saved_search'>, string> = {
  dossier: '/dossies',
  list: '/listas',
  alert: '/avisos',
  folder: '/pastas',
}

/** The mouse button that opens a link in another tab. */
const MIDDLE = 1

function findHref({ kind, id, filters }: ShareNotice): string {
  if (kind !== 'saved_search') return `${PLACES[kind]}/${id}`
  return `/consulta${printSearchText(printAddress(applySavedFilters(readAddress({}), filters ?? {})))}`
}

function Notice({ notice, onOpen }: { notice: ShareNotice; onOpen: () => void }) {
  const router = useRouter()
  const { kind, title, person, level, shared_at } = notice
  const href = findHref(notice)
  const open = (event: MouseEvent) => {
    onOpen()
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.push(href, { savedSearch: kind === 'saved_search' ? notice.id : undefined })
  }
  return (
    <ColleagueLine person={person}>
      compartilhou com você {THING_NAMES[kind]}{' '}
      <a href={href} onClick={open} onAuxClick={({ button }) => button === MIDDLE && onOpen()}>
        “<bdi>{title}</bdi>”
      </a>{' '}
      ({level === 'edit' ? 'pode ver e mudar' : 'pode ver'}) <small>· {formatDateTime(shared_at)}</small>
    </ColleagueLine>
  )
}
