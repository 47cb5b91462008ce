import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LIST_DIMENSIONS, LIST_ONLY } from '../../../contract/limits.ts'
import type { ListMatrix } from '../../../contract/lists/list-matrix.ts'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { formatNumber } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { ListPaging } from '../../ui/lists/list-paging.tsx'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import type { ListLook } from './list-address.ts'
import classes from './list-screen.module.css'
import { DIMENSION_NAMES, ONLY_NAMES } from './list-words.ts'
import { matrixQuery } from './lists.ts'
import { MatrixTable } from './matrix-table.tsx'

/** The counts along one dimension. */
export function ListMatrixPart({ list, address, onAddress }: { list: SearchList } & ListLook) {
  const done = `${list.run}:${list.state}:${list.done}`
  const { data: matrix, isError, error, refetch, isPlaceholderData } = useQuery(matrixQuery(list.id, address, done))
  return (
    <>
      <div className={classes.tools}>
        <NativeSelect
          label="Contar por"
          value={address.by ?? 'party'}
          data={LIST_DIMENSIONS.map((value) => ({ value, label: DIMENSION_NAMES[value] }))}
          onChange={(event) => {
            const by = LIST_DIMENSIONS.find((one) => one === event.currentTarget.value)
            onAddress({ ...(by && by !== 'party' && { by }), only: address.only })
          }}
        />
        <NativeSelect
          label="Mostrar"
          value={address.only ?? 'all'}
          data={LIST_ONLY.map((value) => ({ value, label: ONLY_NAMES[value] }))}
          onChange={(event) => {
            const only = LIST_ONLY.find((one) => one === event.currentTarget.value)
            onAddress({ ...address, only: only === 'all' ? undefined : only, page: undefined })
          }}
        />
        {matrix && <Notes list={list} matrix={matrix} />}
      </div>
      {isError && !matrix && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!matrix && !isError && <RowsSkeleton height={36} />}
      {matrix?.items.length === 0 && matrix.total_items === 0 && (
        <Message
          title="Nenhuma linha aqui"
          actions={
            <Button variant="default" onClick={() => onAddress({ ...address, only: undefined, page: undefined })}>
              Mostrar todas as linhas
            </Button>
          }
        >
          {`Nenhuma linha da lista está em “${ONLY_NAMES[address.only ?? 'all']}”.`}
        </Message>
      )}
      {matrix && matrix.items.length > 0 && (
        <MatrixTable {...{ list, matrix, address, onAddress }} isOld={isPlaceholderData} />
      )}
      {matrix && (
        <ListPaging
          reply={matrix}
          onPage={(page) => onAddress({ ...address, page: page === 1 ? undefined : String(page) })}
        />
      )}
    </>
  )
}

/** What the numbers are, and what is not shown. */
function Notes({ list, matrix }: { list: SearchList; matrix: ListMatrix }) {
  const more = matrix.more_columns
  return (
    <p className={classes.notes}>
      {'Uma publicação conta em cada linha que a encontra. '}
      {list.run > 1 && 'Os números com sinal dizem o que mudou desde a contagem anterior. '}
      {more > 0 && `Há mais ${formatNumber(more)} colunas, somadas na última; os arquivos têm todas.`}
    </p>
  )
}
