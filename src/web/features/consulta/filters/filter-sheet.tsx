import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyMount } from '../../../ui/layers/lazy-mount.tsx'
import { FilterSheetDrawer } from '../parts.ts'
import type { FilterBarProps } from './filter-bar.tsx'

type FilterSheetProps = FilterBarProps & { totalPosts: number | undefined; set: number }

/** On phones: one button that opens all filters in a bottom sheet. */
export function FilterSheet({ set, ...sheet }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onPointerEnter={FilterSheetDrawer.fetchSoon}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? `Filtros (${set})` : 'Filtros'}
      </Button>
      <LazyMount isOpen={isOpen}>
        {(opened) => <FilterSheetDrawer {...sheet} opened={opened} onClose={() => setOpen(false)} />}
      </LazyMount>
    </>
  )
}
