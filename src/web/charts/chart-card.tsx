import { Button } from '@mantine/core'
import { IconChartBar, IconDownload, IconPhoto, IconTable, IconVector } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { toFileWords } from '../../text/file-words.ts'
import { saveBlob } from '../api-download.ts'
import { getDay } from '../format.ts'
import { Chart } from '../ui/chart/chart.tsx'
import type { DrawnChart as ChartData } from '../ui/chart/chart-axes.ts'
import { createPng } from '../ui/chart/picture/chart-png.ts'
import type { PictureText } from '../ui/chart/picture/picture-layout.ts'
import { showError } from '../ui/notices/toast.ts'
import { printChartCsv } from './chart-csv.ts'
import { CHART_STYLES, type ChartStyle, describeChart, listNotes } from './chart-styles.ts'
import { ChartTable } from './chart-table.tsx'
import { describeUnit } from './chart-unit.ts'
import styles from './charts.module.css'
import { useLayout } from './use-layout.ts'

type ChartCardProps = {
  chart: ChartData
  /** Overrides the layout and unit that the chart's id implies. */
  look?: ChartStyle
  unit?: string
  /** The chart belongs to the previous search: a picture of it would be mislabelled. */
  isStale: boolean
  /** Texts of the picture besides the chart. */
  describe: () => Promise<PictureText>
  canPick: (place: number, series: number) => boolean
  onPick: (place: number, series: number) => void
}

/** In pixels: a table of few rows needs more room than its bars. */
const TABLE = 160

/** One chart with title, table and downloads; without data a single line that says so. */
export function ChartCard({ chart, look: own, unit, isStale, describe, canPick, onPick }: ChartCardProps) {
  const look = own ?? CHART_STYLES[chart.id]
  const { layout, height } = useLayout(chart, look)
  const [isTable, setTable] = useState(false)
  const titleId = useId()
  // Common prefix of many titles.
  const told = unit ?? describeUnit(chart)
  if (chart.x_data.length === 0) {
    return (
      <section className={styles.none} aria-labelledby={titleId}>
        <h2 id={titleId}>{chart.title}</h2>
        <p>{look.empty}</p>
      </section>
    )
  }
  return (
    <section className={styles.card} data-wide={look.isWide} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 id={titleId}>{chart.title}</h2>
          {!chart.title.toLowerCase().startsWith(told) && <p>{told}</p>}
        </div>
        <ChartActions
          chart={chart}
          isTable={isTable}
          onTable={setTable}
          isStale={isStale}
          saveCsv={() => saveCsv(chart, unit)}
          savePicture={(kind) => void savePicture({ chart, look, kind, describe })}
        />
      </header>
      {isTable ? (
        <ChartTable chart={chart} height={Math.max(height, TABLE)} canPick={canPick} onPick={onPick} />
      ) : (
        <Chart chart={chart} layout={layout} height={height} label={describeChart(chart)} onPick={onPick} />
      )}
      <p className={styles.note}>{listNotes(chart, look).join(' ')}</p>
    </section>
  )
}

type PictureKind = 'png' | 'svg'
const PICTURE_KINDS = [
  { kind: 'png', Icon: IconPhoto },
  { kind: 'svg', Icon: IconVector },
] as const

type ChartActionsProps = {
  chart: ChartData
  isTable: boolean
  isStale: boolean
  onTable: (isTable: boolean) => void
  saveCsv: () => void
  savePicture: (kind: PictureKind) => void
}

function ChartActions({ chart, isTable, isStale, onTable, saveCsv, savePicture }: ChartActionsProps) {
  const about = (action: string) => `${action}: ${chart.title}`
  return (
    <div className={styles.actions}>
      <Button
        {...{ size: 'compact-xs', variant: 'subtle', color: 'gray' }}
        leftSection={isTable ? <IconChartBar size={14} aria-hidden /> : <IconTable size={14} aria-hidden />}
        aria-label={about(isTable ? 'Ver gráfico' : 'Ver tabela')}
        onClick={() => onTable(!isTable)}
      >
        {isTable ? 'Gráfico' : 'Tabela'}
      </Button>
      {!isTable &&
        PICTURE_KINDS.map(({ kind, Icon }) => (
          <Button
            key={kind}
            disabled={isStale}
            {...{ size: 'compact-xs', variant: 'subtle', color: 'gray' }}
            leftSection={<Icon size={14} aria-hidden />}
            aria-label={about(`Baixar ${kind.toUpperCase()}`)}
            onClick={() => savePicture(kind)}
          >
            {kind.toUpperCase()}
          </Button>
        ))}
      <Button
        disabled={isStale}
        {...{ size: 'compact-xs', variant: 'subtle', color: 'gray' }}
        leftSection={<IconDownload size={14} aria-hidden />}
        aria-label={about('Baixar CSV')}
        onClick={saveCsv}
      >
        CSV
      </Button>
    </div>
  )
}

/** A picture need not keep a fixed height: few bars take less room. */
const PICTURE_ROW = 34
const PICTURE_REST = 12
const PICTURE_LEGEND = 28

/** The title as a file name valid on every system: `lupascan-publicacoes-por-partido-2026-11-23.csv`. */
function nameFile({ title }: ChartData, ending: string): string {
  return `lupascan-${toFileWords(title)}-${getDay(new Date())}.${ending}`
}

function saveCsv(chart: ChartData, unit: string | undefined): void {
  saveBlob(new Blob([printChartCsv(chart, unit)], { type: 'text/csv;charset=utf-8' }), nameFile(chart, 'csv'))
}

type Saving = Pick<ChartCardProps, 'chart' | 'describe'> & { look: ChartStyle; kind: PictureKind }

async function savePicture({ chart, look, kind, describe }: Saving): Promise<void> {
  try {
    const { layout, height: most } = look
    const rest = PICTURE_REST + (chart.y_labels.length > 1 ? PICTURE_LEGEND : 0)
    const height = layout === 'rows' ? Math.min(most, chart.x_data.length * PICTURE_ROW + rest) : most
    const drawing = { chart, layout, height, text: await describe() }
    const create = kind === 'png' ? createPng : (await import('../ui/chart/picture/chart-svg.ts')).createSvg
    saveBlob(await create(drawing), nameFile(chart, kind))
  } catch {
    showError('Não foi possível criar a imagem. Tente novamente.')
  }
}
