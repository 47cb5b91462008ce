import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../../api-error.ts'
import { formatNumber, formatPlural } from '../../../format.ts'
import { sureQuery } from './accounts.ts'
import { keyOf, listChoices } from './choices.ts'
import { JoinDialog } from './join-dialog.tsx'
import classes from './unowned.module.css'
import type { UnownedAddress } from './unowned-address.ts'

type Props = { address: UnownedAddress; count: number; onDone: () => void }

/** Joins the accounts of all pages that show an exact name, after they were looked through; as many as one call takes. */
export function JoinAllButton({ address, count, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { data, isFetching, error } = useQuery({ ...sureQuery(address), enabled: isAsking, gcTime: 0 })
  const choices = data && listChoices(data.items, new Set(data.items.map(keyOf)))
  const left = data ? data.total_items - data.items.length : 0
  return (
    <>
      <Button variant="default" loading={isAsking && isFetching && !data} onClick={() => setAsking(true)}>
        Ligar todas as {formatNumber(count)} com nome exato
      </Button>
      {isAsking && error && !isFetching && (
        <span role="alert" className={classes.problem}>
          {getErrorMessage(error)}
        </span>
      )}
      {isAsking && choices && (
        <JoinDialog
          choices={choices}
          note={
            left > 0
              ? `São as que têm mais publicações; ${formatPlural(left, 'outra fica', 'outras ficam')} para depois.`
              : undefined
          }
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </>
  )
}
