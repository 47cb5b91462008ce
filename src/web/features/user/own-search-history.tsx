import { Button, Group, Stack, Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../api-error.ts'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { clearSearchHistory, searchHistoryQuery, switchSearchHistory } from '../../together/search-history.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showError, showSuccess } from '../../ui/notices/toast.ts'

/** Turns the user's search history on or off, and clears it. */
export function OwnSearchHistory() {
  const client = useQueryClient()
  const { data, isError, error, refetch } = useQuery(searchHistoryQuery)
  const turn = useMutation({
    mutationFn: switchSearchHistory,
    onSuccess: (history) => client.setQueryData(searchHistoryQuery.queryKey, history),
    onError: (problem) => showError(getErrorMessage(problem)),
  })
  if (isError && !data) return <LoadProblem error={error} onRetry={() => void refetch()} />
  const kept = data?.searches.length ?? 0
  return (
    <Stack gap="md">
      <Switch
        label="Guardar minhas buscas recentes"
        description="Elas voltam em “Buscas salvas” e com Ctrl+K. Só você as vê, e elas não entram no registro de quem fez o quê."
        checked={data?.is_on ?? false}
        disabled={!data || turn.isPending}
        onChange={(event) => turn.mutate(event.currentTarget.checked)}
      />
      <Clear kept={kept} />
    </Stack>
  )
}

function Clear({ kept }: { kept: number }) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const clear = useMutation({
    mutationFn: clearSearchHistory,
    onSuccess: () => showSuccess('Buscas recentes apagadas'),
    onError: (problem) => showError(getErrorMessage(problem)),
    onSettled: () => {
      setAsked(false)
      return client.invalidateQueries({ queryKey: searchHistoryQuery.queryKey })
    },
  })
  return (
    <Group>
      <Button variant="default" disabled={kept === 0} onClick={() => setAsked(true)}>
        Apagar buscas recentes
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title="Apagar buscas recentes"
        confirmLabel="Apagar"
        isBusy={clear.isPending}
        onConfirm={() => clear.mutate()}
      >
        {formatPlural(kept, 'busca deixa', 'buscas deixam')} a lista. As buscas salvas permanecem.
      </ConfirmDialog>
    </Group>
  )
}
