import { PartTabs } from '../../ui/controls/part-tabs.tsx'
import { type SourcesTab, TABS } from './sources-address.ts'

const NAMES: Record<SourcesTab, string> = {
  contas: 'Fontes',
  cobertura: 'Cobertura',
  importar: 'Importar arquivo',
}
const PARTS = TABS.map((value) => ({ value, label: NAMES[value] }))

/** Id of the panel that the tabs control. */
export const SOURCES_PANEL = 'aba-das-fontes'

export const SourcesTabs = ({ tab, onOpen }: { tab: SourcesTab; onOpen: (tab: SourcesTab) => void }) => (
  <PartTabs tabs={PARTS} tab={tab} panel={SOURCES_PANEL} onOpen={onOpen} />
)
