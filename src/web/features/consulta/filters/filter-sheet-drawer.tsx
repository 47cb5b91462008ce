import { Button, Drawer } from '@mantine/core'
import { formatPlural } from '../../../format.ts'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'
import styles from './filter-sheet.module.css'

export type FilterSheetDrawerProps = FilterBarProps & {
  opened: boolean
  totalPosts: number | undefined
  onClose: () => void
}

/** All filters in a bottom sheet; each choice applies at once, and the close button shows the number of results. */
export function FilterSheetDrawer({ opened, totalPosts, onClose, ...bar }: FilterSheetDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title="Filtros"
      transitionProps={{ duration: 120 }}
      classNames={{ content: styles.sheet, body: styles.body }}
    >
      <FilterBar {...bar} isStacked />
      <Button className={styles.done} size="md" onClick={onClose}>
        {totalPosts === undefined ? 'Ver publicações' : `Ver ${formatPlural(totalPosts, 'publicação', 'publicações')}`}
      </Button>
    </Drawer>
  )
}
