import { MAX_LIST_TITLE } from '../../../contract/limits.ts'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { TitleDialog } from '../../together/title-dialog.tsx'
import { renameList, useListChange } from './lists.ts'

/** Counting continues meanwhile: the version when editing started is what the name is compared with. */
export function RenameDialog({ list, onClose }: { list: SearchList; onClose: () => void }) {
  const tell = useListChange()
  return (
    <TitleDialog
      heading="Renomear lista"
      what="a lista"
      thing={list}
      maxLength={MAX_LIST_TITLE}
      action="Salvar nome"
      save={(title, seen) => renameList(seen ?? list, title)}
      onSaved={tell}
      onClose={onClose}
    />
  )
}
