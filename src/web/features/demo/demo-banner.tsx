import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFlask } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { removeDemo } from '../../../contract/sources/demo.ts'
import { request } from '../../api.ts'
import { getErrorMessage } from '../../api-error.ts'
import { demoQuery, rememberDemo, wasDemo } from '../../demo-query.ts'
import type { ConfirmDialogProps } from '../../ui/layers/confirm-dialog.tsx'
import { LazyMount } from '../../ui/layers/lazy-mount.tsx'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { showError, showSuccess } from '../../ui/notices/toast.ts'
import classes from './demo-banner.module.css'

const ConfirmDialog = partOnDemand<ConfirmDialogProps>(
  async () => (await import('../../ui/layers/confirm-dialog.tsx')).ConfirmDialog,
)

/** Says that the data are fictitious while they are; users who may can remove them here. */
export function DemoBanner({ canRemove }: { canRemove: boolean }) {
  const demo = useQuery(demoQuery)
  useEffect(() => {
    if (demo.data) rememberDemo(demo.data.present)
  }, [demo.data])
  if (!(demo.data?.present ?? wasDemo())) return null
  return (
    <Banner label="Demonstração" icon={<IconFlask size={16} aria-hidden="true" />} action={canRemove && <RemoveDemo />}>
      Dados de demonstração: pessoas, partidos e publicações são fictícios.
    </Banner>
  )
}

function RemoveDemo() {
  const queryClient = useQueryClient()
  const [opened, { open, close }] = useDisclosure(false)
  const remove = useMutation({
    mutationFn: () => request<typeof removeDemo>('DELETE', '/api/demo/', {}),
    onSuccess: async () => {
      close()
      showSuccess('Dados de demonstração removidos')
      await queryClient.invalidateQueries()
    },
    onError: (error) => showError(getErrorMessage(error)),
  })
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={open} aria-label="Remover demonstração">
        <span>
          Remover<span className={classes.rest}> demonstração</span>
        </span>
      </Button>
      <LazyMount isOpen={opened}>
        {(isOpen) => (
          <ConfirmDialog
            opened={isOpen}
            onClose={close}
            title="Remover os dados de demonstração"
            confirmLabel="Remover demonstração"
            isBusy={remove.isPending}
            onConfirm={() => remove.mutate()}
          >
            As pessoas, os partidos e as publicações fictícias deixam de aparecer. O que a sua equipe importou
            permanece. Esta ação não pode ser desfeita.
          </ConfirmDialog>
        )}
      </LazyMount>
    </>
  )
}
