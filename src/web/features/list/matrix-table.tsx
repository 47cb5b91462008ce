import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListDimension } from '../../../contract/limits.ts'
import { type CellFilters, toCellFilters } from '../../../contract/lists/cell-filters.ts'
import type { ListMatrix, MatrixColumn, MatrixRow } from '../../../contract/lists/list-matrix.ts'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { EMPTY, formatNumber } from '../../format.ts'
import { printCellAddress } from '../../together/cell-address.ts'
import type { ListLook } from './list-address.ts'
import { formatChange, nameColumn, OTHERS } from './list-words.ts'
import classes from './matrix-table.module.css'

type Props = { list: SearchList; matrix: ListMatrix; isOld: boolean } & ListLook

/** Lines × values. Every number links to its posts; every heading sorts. */
export function MatrixTable({ list, matrix, isOld, ...look }: Props) {
  // While another dimension is loading, the previous one is still shown.
  const { dimension, columns, more_columns, items, total } = matrix
  const hasOthers = more_columns > 0 || items.some(({ others }) => others > 0)
  const shown = columns.reduce((sum, { posts }) => sum + posts, 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label="Matriz" aria-busy={isOld}>
      <table className={classes.table} data-old={isOld || undefined}>
        <thead>
          <tr>
            <SortHead {...look} sort="position" label="Linha" />
            <SortHead {...look} sort="total" label="Total" />
            {columns.map(({ value, label }) => (
              <SortHead key={value} {...look} sort={value} label={nameColumn(dimension, label)} />
            ))}
            {hasOthers && <th scope="col">{OTHERS[dimension]}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <Row key={row.position} {...{ list, row, columns, dimension, hasOthers }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Soma de todas as linhas</th>
            <td>
              <Count {...total} />
            </td>
            {columns.map(({ value, ...count }) => (
              <td key={value}>
                <Count {...count} />
              </td>
            ))}
            {hasOthers && <td>{formatNumber(total.posts - shown)}</td>}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function SortHead({ address, onAddress, sort, label }: ListLook & { sort: string; label: string }) {
  const isSorted = (address.sort ?? 'position') === sort
  const isDown = isSorted && address.order === 'desc'
  // Numbers sort in descending order first.
  const next = isSorted ? !isDown : sort !== 'position'
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() =>
          onAddress({
            ...address,
            ...{ sort: sort === 'position' ? undefined : sort, order: next ? 'desc' : undefined, page: undefined },
          })
        }
      >
        {label}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  )
}

type RowProps = {
  list: SearchList
  row: MatrixRow
  columns: readonly MatrixColumn[]
  dimension: ListDimension
  hasOthers: boolean
}

function Row({ list, row, columns, dimension, hasOthers }: RowProps) {
  const period = { start_date: list.start_date ?? undefined, end_date: list.end_date ?? undefined }
  const { total } = row
  const isOld = total !== null && !row.is_current
  return (
    <tr data-old={isOld || undefined}>
      <th scope="row">
        <div className={classes.line}>
          <span className={classes.position}>{row.position}</span>
          <span className={classes.words}>
            <bdi>{row.text}</bdi>
            {isReadOtherwise(row) && <small className={classes.search}>{row.search}</small>}
            {row.problem !== null && (
              <small className={classes.problem}>
                <IconAlertTriangle size={14} aria-hidden /> {row.problem}
              </small>
            )}
          </span>
        </div>
      </th>
      <td>
        {total === null ? (
          EMPTY
        ) : (
          <CellLink filters={toCellFilters(row.search, period)} name={row.text} {...total}>
            <Count {...total} />
          </CellLink>
        )}
      </td>
      {columns.map(({ value, label }, i) => {
        const cell = row.cells[i]
        if (!cell || total === null) return <td key={value}>{EMPTY}</td>
        return (
          <td key={value}>
            <CellLink
              filters={toCellFilters(row.search, period, { dimension, value })}
              name={`${row.text}, ${nameColumn(dimension, label)}`}
              {...cell}
            >
              <Count {...cell} />
            </CellLink>
          </td>
        )
      })}
      {hasOthers && <td>{total === null ? EMPTY : formatNumber(row.others)}</td>}
    </tr>
  )
}

/** Phrases and searches are used as written; a link or a site is searched as such. */
const isReadOtherwise = ({ text, search }: MatrixRow) => search !== '' && search !== text && search !== `"${text}"`

/** A zero has no link, nor has a value that no filter can select. */
function CellLink({
  filters,
  posts,
  name,
  children,
}: {
  filters: CellFilters | null
  posts: number
  name: string
  children: ReactNode
}) {
  if (filters === null || posts === 0) return children
  return (
    <Link
      to="/consulta"
      search={printCellAddress(filters)}
      className={classes.cell}
      aria-label={`${formatNumber(posts)}: ${name}`}
    >
      {children}
    </Link>
  )
}

const Count = ({ posts, change }: { posts: number; change: number }) => (
  <>
    {formatNumber(posts)}
    {change !== 0 && <small className={classes.change}>{formatChange(change)}</small>}
  </>
)
