import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../format.ts'
import { foldersQuery } from './folders.ts'

/** Values of the filter: all; in no folder; in one. */
export type FolderChoice = 'all' | 'none' | (string & {})

export const isInFolder = (choice: FolderChoice, { folder }: { folder: string | null }): boolean =>
  choice === 'all' || (choice === 'none' ? folder === null : folder === choice)

type Props = {
  /** Of the screen's list, before it is filtered. */
  things: readonly { folder: string | null }[]
  choice: FolderChoice
  onChoice: (choice: FolderChoice) => void
}

/** The folders that contain items of a list, with their numbers; not shown while there are none. */
export function FolderFilter({ things, choice, onChoice }: Props) {
  const { data: folders } = useQuery(foldersQuery)
  const count = (folder: string | null) => things.filter((one) => one.folder === folder).length
  const inUse = (folders ?? []).flatMap(({ id, title }) => {
    const held = count(id)
    return held === 0 ? [] : { value: id, label: `${title} (${formatNumber(held)})` }
  })
  if (inUse.length === 0 && choice === 'all') return null
  return (
    <NativeSelect
      aria-label="Pasta"
      value={choice}
      data={[
        { value: 'all', label: 'Todas as pastas' },
        ...inUse,
        { value: 'none', label: `Fora de pastas (${formatNumber(count(null))})` },
      ]}
      onChange={(event) => onChoice(event.currentTarget.value)}
    />
  )
}
