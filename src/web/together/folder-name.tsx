import { IconFolder } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './folder-name.module.css'
import { foldersQuery } from './folders.ts'

/** Link to the folder of an item; nothing if it is in none visible to the user. */
export function FolderName({ folder }: { folder: string | null }) {
  const found = useFolder(folder)
  if (!found) return null
  return (
    <span className={styles.folder}>
      <IconFolder size={14} aria-hidden="true" />
      <Link to="/pastas/$id" params={{ id: found.id }} aria-label={`Pasta ${found.title}`}>
        <bdi>{found.title}</bdi>
      </Link>
    </span>
  )
}

/** The same without a link, for use within a button. */
export function FolderWords({ folder, className }: { folder: string | null; className: string | undefined }) {
  const found = useFolder(folder)
  return found && <span className={className}>{`Pasta ${found.title}`}</span>
}

function useFolder(folder: string | null) {
  const { data } = useQuery({ ...foldersQuery, enabled: folder !== null })
  return data?.find(({ id }) => id === folder)
}
