import { ActionIcon, Tooltip } from '@mantine/core'
import { IconFolderOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FOLDER_KINDS } from '../../../contract/limits.ts'
import { getFirstMessage } from '../../api-error.ts'
import type { KeptThing } from '../../together/folder-things.ts'
import { canFill, type Folder, invalidateFolders, moveToFolder } from '../../together/folders.ts'
import { showError, showSuccess } from '../../ui/notices/toast.ts'
import classes from './folder.module.css'
import { KIND_HEADINGS } from './folder-words.ts'

/** The contents of a folder, grouped by kind. */
export function FolderContents({ folder, things }: { folder: Folder; things: KeptThing[] }) {
  return FOLDER_KINDS.map((kind) => {
    const some = things.filter((one) => one.kind === kind)
    if (some.length === 0) return null
    return (
      <section key={kind} className={classes.part} aria-labelledby={`pasta-${kind}`}>
        <h2 id={`pasta-${kind}`}>{KIND_HEADINGS[kind]}</h2>
        <ul className={classes.list}>
          {some.map((thing) => (
            <Line key={thing.id} folder={folder} thing={thing} />
          ))}
        </ul>
      </section>
    )
  })
}

function Line({ folder, thing }: { folder: Folder; thing: KeptThing }) {
  const client = useQueryClient()
  const router = useRouter()
  const takeOut = useMutation({
    mutationFn: () => moveToFolder(null, [{ kind: thing.kind, id: thing.id }]),
    onSuccess: () => showSuccess(`“${thing.title}” não está mais em pasta`),
    onError: (error) => showError(getFirstMessage(error)),
    onSettled: () => invalidateFolders(client),
  })
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <a
          href={thing.href}
          className={classes.title}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            router.history.push(thing.href, { savedSearch: thing.kind === 'saved_search' ? thing.id : undefined })
          }}
        >
          <bdi>{thing.title}</bdi>
        </a>
        <span className={classes.small}>{describeThing(thing)}</span>
      </span>
      {(thing.level === 'own' || canFill(folder)) && (
        <Tooltip label="Tirar da pasta">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Tirar ${thing.title} da pasta`}
            loading={takeOut.isPending}
            onClick={() => takeOut.mutate()}
          >
            <IconFolderOff size={16} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}

const describeThing = ({ level, owner }: KeptThing): string => (level === 'own' ? '' : `de ${owner}`)
