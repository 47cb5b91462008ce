import { ActionIcon, Button, Group, TextInput, Tooltip, UnstyledButton } from '@mantine/core'
import { IconBellPlus, IconFolder, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { MAX_SAVED_TITLE } from '../../../../contract/limits.ts'
import type { SavedSearch } from '../../../../contract/users/saved-search.ts'
import { formatDateTime, formatPlural } from '../../../format.ts'
import { EditConflict } from '../../../together/edit-conflict.tsx'
import type { FolderDialogProps } from '../../../together/folder-dialog.tsx'
import { FolderWords } from '../../../together/folder-name.tsx'
import type { ShareDialogProps } from '../../../together/share-dialog.tsx'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import { newsQuery } from './news.ts'
import styles from './saved-search.module.css'
import type { SavedSearchControl } from './use-saved-search.ts'

const ShareDialog = partOnDemand<ShareDialogProps>(
  async () => (await import('../../../together/share-dialog.tsx')).ShareDialog,
)

const FolderDialog = partOnDemand<FolderDialogProps>(
  async () => (await import('../../../together/folder-dialog.tsx')).FolderDialog,
)

type ItemProps = {
  control: SavedSearchControl
  search: SavedSearch
  description: string
  onRemove: (search: SavedSearch) => void
}

/** A saved search: a click loads it; its name is edited in place. */
export function SavedSearchItem(props: ItemProps) {
  const [isRenaming, setRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  if (!isRenaming) return <ItemLine {...props} pencil={pencil} onRename={() => setRenaming(true)} />
  const close = () => {
    props.control.clearConflict()
    setRenaming(false)
    // The edit button is rendered again only after the next rendering.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  return <RenameForm control={props.control} search={props.search} onClose={close} />
}

type LineProps = ItemProps & { pencil: RefObject<HTMLButtonElement | null>; onRename: () => void }

function ItemLine({ control, search, description, onRemove, pencil, onRename }: LineProps) {
  const { title, created_at, owner, level } = search
  const { data } = useQuery(newsQuery)
  const news = data?.find(({ id }) => id === search.id)?.news ?? 0
  return (
    <li className={styles.item}>
      <UnstyledButton
        className={styles.open}
        data-stop
        aria-current={control.selected?.id === search.id || undefined}
        onClick={() => control.load(search)}
      >
        <bdi className={styles.title}>{title}</bdi>
        <bdi className={styles.description}>{description}</bdi>
        <time className={styles.date} dateTime={created_at}>
          {`Salva em ${formatDateTime(created_at)}`}
          {level !== 'own' && `, de ${owner.name}`}
        </time>
        <FolderWords folder={search.folder} className={styles.date} />
        {news > 0 && <span className={styles.date}>{formatPlural(news, 'novidade', 'novidades')}</span>}
      </UnstyledButton>
      <TellButton search={search} />
      {level === 'own' && <OwnActions search={search} />}
      {level !== 'see' && (
        <ItemAction label="Renomear" title={title} buttonRef={pencil} onClick={onRename}>
          <IconPencil size={16} aria-hidden />
        </ItemAction>
      )}
      {level === 'own' && (
        <ItemAction label="Remover" title={title} onClick={() => onRemove(search)}>
          <IconTrash size={16} aria-hidden />
        </ItemAction>
      )}
    </li>
  )
}

/** Creates an alert for it, also for a shared one. */
const TellButton = ({ search: { id, title } }: { search: SavedSearch }) => (
  <Tooltip label="Avisar">
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Avisar de ${title}`}
      renderRoot={(props) => <Link to="/avisos" search={{ busca: id }} {...props} />}
    >
      <IconBellPlus size={16} aria-hidden />
    </ActionIcon>
  </Tooltip>
)

/** Moves it to a folder, and shares it. */
function OwnActions({ search: { id, title, folder } }: { search: SavedSearch }) {
  const [opened, setOpened] = useState<'share' | 'folder' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ItemAction label="Pôr em pasta" title={title} onClick={() => setOpened('folder')}>
        <IconFolder size={16} aria-hidden />
      </ItemAction>
      <ItemAction label="Compartilhar" title={title} onClick={() => setOpened('share')}>
        <IconUsers size={16} aria-hidden />
      </ItemAction>
      <Suspense>
        {opened === 'share' && <ShareDialog thing={{ kind: 'saved_search', id }} title={title} onClose={close} />}
        {opened === 'folder' && (
          <FolderDialog thing={{ kind: 'saved_search', id }} title={title} folder={folder} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

type ItemActionProps = {
  label: string
  title: string
  onClick: () => void
  children: ReactNode
  buttonRef?: RefObject<HTMLButtonElement | null>
}

function ItemAction({ label, title, onClick, children, buttonRef }: ItemActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon ref={buttonRef} variant="subtle" color="gray" aria-label={`${label} ${title}`} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

type RenameProps = { control: SavedSearchControl; search: SavedSearch; onClose: () => void }

function RenameForm({ control, search, onClose }: RenameProps) {
  const [seen, setSeen] = useState(search)
  const [title, setTitle] = useState(search.title)
  const theirs = control.overtakenBy?.id === search.id ? control.overtakenBy : undefined
  const goOn = (next: SavedSearch, name = title) => {
    setSeen(next)
    setTitle(name)
    control.clearConflict()
  }
  const name = title.trim()
  const submit = () => {
    if (name === seen.title) onClose()
    else if (name !== '') control.rename(seen, name, onClose)
  }
  return (
    <li className={styles.item}>
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextInput
          autoFocus
          autoComplete="off"
          aria-label={`Novo nome de ${search.title}`}
          maxLength={MAX_SAVED_TITLE}
          value={title}
          error={name === '' ? 'Dê um nome à busca.' : undefined}
          // Esc cancels renaming and leaves the list open.
          data-mantine-stop-propagation="true"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <div role="alert">
          {theirs && (
            <EditConflict what="a busca" onTheirs={() => goOn(theirs, theirs.title)} onMine={() => goOn(theirs)}>
              <strong>{theirs.title}</strong>
            </EditConflict>
          )}
        </div>
        <Group gap="xs" justify="flex-end">
          <Button size="xs" variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button size="xs" type="submit" loading={control.isRenaming} disabled={theirs !== undefined}>
            Renomear
          </Button>
        </Group>
      </form>
    </li>
  )
}
