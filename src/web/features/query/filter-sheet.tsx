import { Button, Drawer } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPlural } from '../../format.ts'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'
import styles from './filter-sheet.module.css'

/** On phones: one button that opens all filters from below; each choice applies at once, and the way back says what it found. */
export function FilterSheet({ total, set, ...bar }: FilterBarProps & { total: number | undefined; set: number }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? `Filtros (${set})` : 'Filtros'}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title="Filtros"
        transitionProps={{ duration: 120 }}
        classNames={{ content: styles.sheet, body: styles.body }}
      >
        <FilterBar {...bar} isStacked />
        <Button className={styles.done} size="md" onClick={close}>
          {total === undefined ? 'Ver publicações' : `Ver ${formatPlural(total, 'publicação', 'publicações')}`}
        </Button>
      </Drawer>
    </>
  )
}
