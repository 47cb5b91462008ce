import { Button, NativeSelect, SegmentedControl, Switch } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { MAX_LIST_LINES } from '../../../../contract/limits.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { ChartCard } from '../../../charts/chart-card.tsx'
import { formatNumber, getDay } from '../../../format.ts'
import { SearchProblem } from '../results/search-problem.tsx'
import { useSavedSearches } from '../saved-search/searches.ts'
import type { QueryAddress } from '../state/address.ts'
import { type Comparison, MEASURES, SCALES, type Scale, UNITS, type Unit } from '../state/comparison-address.ts'
import type { GoTo } from '../state/use-address.ts'
import { type Axis, createAxis, type Days } from './axis.ts'
import styles from './comparison.module.css'
import {
  type Answered,
  createComparisonChart,
  describeScale,
  describeStyle,
  MEASURE_NAMES,
  SCALE_NAMES,
} from './comparison-chart.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { EventsEditor } from './events-editor.tsx'
import { findOwnDays } from './own-days.ts'
import { findDays, readOneSeries, type Series, suggestSeries } from './series.ts'
import { SeriesPicker } from './series-picker.tsx'
import { SeriesWords } from './series-words.tsx'
import { useComparisonPicture } from './use-comparison-picture.ts'
import { useSeries } from './use-series.ts'
import { isAllOfGroup } from './values.ts'

type Props = { address: QueryAddress; options: PostOptions | undefined; goTo: GoTo }

/** The third tab: searches compared over time and in numbers. */
export function CompareTab({ address, options, goTo }: Props) {
  const { comparison } = address
  const saved = useSavedSearches(true).data
  const known = { options, saved }
  const days = findDays(address, options)
  const axis = days && createAxis(days, comparison.unit)
  const series = days ? comparison.series.flatMap((key) => readOneSeries(key, address, days, known) ?? []) : []
  const result = useSeries(series, { axis, days, options })
  const change = (next: Partial<Comparison>) =>
    goTo({ ...address, comparison: { ...comparison, ...next } }, { replace: true })
  return (
    <section className={styles.tab} aria-label="Comparar">
      <SeriesPicker
        known={known}
        series={comparison.series}
        onAdd={(key) => change({ series: [...comparison.series, key] })}
      />
      <SeriesChips keys={comparison.series} series={series} onChange={(keys) => change({ series: keys })} />
      {comparison.series.length === 0 && <NothingYet address={address} options={options} onChoose={change} />}
      {result.failed.length > 0 && <SearchProblem error={result.error} onRetry={result.retry} />}
      {comparison.series.length > 0 && result.isPending && result.failed.length === 0 && (
        <p className={styles.hint} role="status">
          Contando…
        </p>
      )}
      {days && axis && result.answered.length > 0 && (
        <Compared
          {...{ address, options, goTo, days, axis, change }}
          answered={result.answered}
          isPending={result.isPending}
        />
      )}
    </section>
  )
}

type ChipsProps = { keys: readonly string[]; series: readonly Series[]; onChange: (keys: string[]) => void }

function SeriesChips({ keys, series, onChange }: ChipsProps) {
  if (keys.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Séries">
      {keys.map((key) => {
        const label = series.find((one) => one.key === key)?.label ?? 'Busca salva que não existe mais'
        return (
          <li key={key} className={styles.chip}>
            {label}
            <button
              type="button"
              aria-label={`Remover a série ${label}`}
              onClick={() => onChange(keys.filter((other) => other !== key))}
            >
              <IconX size={13} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type NothingYetProps = Pick<Props, 'address' | 'options'> & { onChoose: (next: Partial<Comparison>) => void }

// Eight long names take more than one line.
const SUGGESTED = { root: styles.suggested ?? '', label: styles.suggestedLabel ?? '' }

function NothingYet({ address, options, onChoose }: NothingYetProps) {
  const suggested = suggestSeries(address, options)
  return (
    <div className={styles.empty}>
      <p>
        Compare até seis séries: partidos, pessoas, UFs, regiões, cargos, gêneros, plataformas, palavras ou buscas
        salvas. Os filtros e o texto acima valem para todas; cada série acrescenta o seu, e o que ela diz (o partido,
        por exemplo) vale no lugar do que eles dizem.
      </p>
      {suggested.map(({ label, ...next }) => (
        <Button key={label} size="xs" variant="default" classNames={SUGGESTED} onClick={() => onChoose(next)}>
          {label}
        </Button>
      ))}
      <p>
        São mais de seis? <Link to="/listas">Conte uma lista</Link> de até {formatNumber(MAX_LIST_LINES)} nomes, termos
        ou buscas de uma vez.
      </p>
    </div>
  )
}

type ComparedProps = Props & {
  days: Days
  axis: Axis
  answered: readonly Answered[]
  /** Further series are loading. */
  isPending: boolean
  change: (next: Partial<Comparison>) => void
}

function Compared({ address, options, goTo, days, axis, answered, isPending, change }: ComparedProps) {
  const { comparison } = address
  const chart = createComparisonChart(answered, comparison, { axis, days, today: getDay(new Date()) })
  const unit = describeScale(comparison, axis.unit)
  const look = describeStyle(comparison, answered.length)
  const describe = useComparisonPicture({ chart, look, unit, address, options, answered, days })
  const open = (next: QueryAddress) => goTo({ ...next, tab: 'public' })
  return (
    <>
      <Tools
        {...{ comparison, axis, change }}
        // Nothing is disabled before all have responded.
        isAll={!isPending && answered.every(({ reply }) => isAllOfGroup(reply))}
      />
      <ChartCard
        chart={chart}
        look={look}
        unit={unit}
        isStale={isPending}
        describe={describe}
        canPick={() => true}
        onPick={(place, series) => {
          const one = answered[series]?.series
          if (one) open({ ...one.address, ...findOwnDays(one, axis, { days, place }) })
        }}
      />
      <ComparisonTable answered={answered} onOpen={open} />
      {answered.length > 1 && !isPending && (
        <SeriesWords series={answered.map(({ series }) => series)} options={options} onOpen={open} />
      )}
      <EventsEditor events={comparison.events} axis={axis} onChange={(events) => change({ events })} />
    </>
  )
}

const UNIT_NAMES: Record<Unit, string> = { auto: 'Automático', day: 'Dia', week: 'Semana', month: 'Mês', year: 'Ano' }

type ToolsProps = Pick<ComparedProps, 'axis' | 'change'> & { comparison: Comparison; isAll: boolean }

function Tools({ comparison, axis, change, isAll }: ToolsProps) {
  const { measure, scale, unit, isSplit } = comparison
  // As a share of all posts this is 100 % or 1.000 at every position. Views per thousand posts differ.
  const saysNothing = (one: Scale) => isAll && (one === 'share' || (one === 'per_1000' && measure === 'posts'))
  const isLonger = unit !== 'auto' && unit !== axis.unit
  return (
    <div className={styles.tools}>
      <NativeSelect
        label="Medida"
        size="xs"
        data={MEASURES.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
        value={measure}
        onChange={({ currentTarget }) =>
          change({ measure: MEASURES.find((one) => one === currentTarget.value) ?? 'posts' })
        }
      />
      <NativeSelect
        label="Como"
        size="xs"
        data={SCALES.map((value) => ({ value, label: SCALE_NAMES[value], disabled: saysNothing(value) }))}
        value={scale}
        onChange={({ currentTarget }) =>
          change({ scale: SCALES.find((one) => one === currentTarget.value) ?? 'number' })
        }
      />
      <SegmentedControl
        aria-label="Por dia, semana, mês ou ano"
        size="xs"
        data={UNITS.map((value) => ({ value, label: UNIT_NAMES[value] }))}
        value={unit}
        onChange={(value) => change({ unit: value })}
      />
      <Switch
        label="Um gráfico por série"
        size="xs"
        checked={isSplit}
        onChange={({ currentTarget }) => change({ isSplit: currentTarget.checked })}
      />
      {isLonger && <p className={styles.hint}>O período é longo demais para esta divisão; a seguinte é usada.</p>}
    </div>
  )
}
