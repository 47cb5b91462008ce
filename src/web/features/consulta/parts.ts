/** Lazily loaded parts of the screen, preloaded after the list. */
import type { AddDialogProps } from '../../together/add-dialog.tsx'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import { CountPopover } from './filters/count-picker.tsx'
import { DatePopover } from './filters/date-picker.tsx'
import { FilterList } from './filters/filter-picker.tsx'
import type { FilterSheetDrawerProps } from './filters/filter-sheet-drawer.tsx'
import type { KeysDialogProps } from './keys/keys-dialog.tsx'
import type { MetricsTabProps } from './metrics/metrics-tab.tsx'
import type { PostDrawerProps } from './post/post-drawer.tsx'
import { EmptyResult } from './results/list-ends.tsx'
import { PostCards } from './results/result-list.tsx'
import { TableSettingsMenu } from './results/table-settings-button.tsx'
import type { SaveDialogProps } from './saved-search/save-dialog.tsx'
import type { SavedSearchDrawerProps } from './saved-search/saved-search-drawer.tsx'
import { WordFamilyPopover } from './search-box/word-family-button.tsx'

/** Includes ECharts: visits without charts never load it. */
export const MetricsTab = partOnDemand<MetricsTabProps>(
  async () => (await import('./metrics/metrics-tab.tsx')).MetricsTab,
)

export const PostDrawer = partOnDemand<PostDrawerProps>(async () => (await import('./post/post-drawer.tsx')).PostDrawer)
export const FilterSheetDrawer = partOnDemand<FilterSheetDrawerProps>(
  async () => (await import('./filters/filter-sheet-drawer.tsx')).FilterSheetDrawer,
)
export const KeysDialog = partOnDemand<KeysDialogProps>(async () => (await import('./keys/keys-dialog.tsx')).KeysDialog)
export const SaveDialog = partOnDemand<SaveDialogProps>(
  async () => (await import('./saved-search/save-dialog.tsx')).SaveDialog,
)
export const SavedSearchDrawer = partOnDemand<SavedSearchDrawerProps>(
  async () => (await import('./saved-search/saved-search-drawer.tsx')).SavedSearchDrawer,
)

export const AddDialog = partOnDemand<AddDialogProps>(
  async () => (await import('../../together/add-dialog.tsx')).AddDialog,
)

/** In order of likelihood of use. */
export const PARTS_ON_DEMAND = [
  PostDrawer,
  FilterList,
  DatePopover,
  CountPopover,
  TableSettingsMenu,
  WordFamilyPopover,
  EmptyResult,
  MetricsTab,
  PostCards,
  SavedSearchDrawer,
  SaveDialog,
  AddDialog,
  KeysDialog,
]
