import { Button } from '@mantine/core'
import { IconChartBar, IconDownload, IconPhoto, IconTable } from '@tabler/icons-react'
import type { EChartsType } from 'echarts/core'
import { useId, useRef, useState } from 'react'
import type { Chart as ChartData } from '../../../../contract/metrics.ts'
import { foldText } from '../../../../query/fold.ts'
import { saveBlob } from '../../../api-download.ts'
import { getDay } from '../../../format.ts'
import { Chart } from '../../../ui/chart.tsx'
import { createPicture } from '../../../ui/chart-picture.ts'
import { showError } from '../../../ui/toast.ts'
import { printChartCsv } from './chart-csv.ts'
import { CHART_LOOKS, describeChart } from './chart-looks.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './metrics.module.css'

type ChartCardProps = {
  chart: ChartData
  /** The filters in force in words, for the picture. */
  context: string
  canPick: (place: number, series: number) => boolean
  onPick: (place: number, series: number) => void
}

/** One chart with its title, its table, and its downloads. */
export function ChartCard({ chart, context, canPick, onPick }: ChartCardProps) {
  const look = CHART_LOOKS[chart.id]
  const [isTable, setTable] = useState(false)
  const canvasRef = useRef<EChartsType | null>(null)
  const titleId = useId()
  const isEmpty = chart.x_data.length === 0
  return (
    <section className={styles.card} data-wide={look.isWide} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{chart.title}</h2>
        {!isEmpty && (
          <ChartActions
            chart={chart}
            isTable={isTable}
            onTable={setTable}
            savePicture={() => savePicture(chart, canvasRef.current, context)}
          />
        )}
      </header>
      {isEmpty && (
        <p className={styles.empty} style={{ height: look.height }}>
          {look.empty}
        </p>
      )}
      {!isEmpty && isTable && <ChartTable chart={chart} height={look.height} canPick={canPick} onPick={onPick} />}
      {!isEmpty && !isTable && (
        <Chart
          chart={chart}
          layout={look.layout}
          height={look.height}
          label={describeChart(chart)}
          onPick={onPick}
          canvasRef={canvasRef}
        />
      )}
      <p className={styles.note}>{look.note}</p>
    </section>
  )
}

type ChartActionsProps = {
  chart: ChartData
  isTable: boolean
  onTable: (isTable: boolean) => void
  savePicture: () => void
}

function ChartActions({ chart, isTable, onTable, savePicture }: ChartActionsProps) {
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
      {!isTable && (
        <Button
          {...{ size: 'compact-xs', variant: 'subtle', color: 'gray' }}
          leftSection={<IconPhoto size={14} aria-hidden />}
          aria-label={about('Baixar PNG')}
          onClick={savePicture}
        >
          PNG
        </Button>
      )}
      <Button
        {...{ size: 'compact-xs', variant: 'subtle', color: 'gray' }}
        leftSection={<IconDownload size={14} aria-hidden />}
        aria-label={about('Baixar CSV')}
        onClick={() => saveCsv(chart)}
      >
        CSV
      </Button>
    </div>
  )
}

/** The title in letters that every system takes: `lupascan-publicacoes-por-partido-2026-11-23.csv`. */
function nameFile({ title }: ChartData, ending: string): string {
  const words = foldText(title).replaceAll(/[^a-z\d]+/g, '-')
  return `lupascan-${words}-${getDay(new Date())}.${ending}`
}

function saveCsv(chart: ChartData): void {
  saveBlob(new Blob([printChartCsv(chart)], { type: 'text/csv;charset=utf-8' }), nameFile(chart, 'csv'))
}

function savePicture(chart: ChartData, canvas: EChartsType | null, context: string): void {
  const picture = canvas ? createPicture(canvas, chart.title, context) : Promise.reject(new Error('not drawn'))
  picture.then(
    (blob) => saveBlob(blob, nameFile(chart, 'png')),
    () => showError('Não foi possível criar a imagem. Tente novamente.'),
  )
}
