import { ActionIcon, Menu } from '@mantine/core'
import {
  IconDots,
  IconHistory,
  IconId,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Source } from '../../../contract/sources.ts'
import { getErrorMessage } from '../../api-error.ts'
import { showError, showSuccess } from '../../ui/toast.ts'
import type { Opened } from './source-accounts.tsx'
import { changeSource, readNow, SOURCES_KEY } from './sources.ts'

/** What can be done with a followed account. */
export function SourceMenu({ source, onOpen }: { source: Source; onOpen: (what: Opened['what']) => void }) {
  const { id, handle, is_paused, network } = source
  const run = useChange(() => readNow(id), `Leitura de ${handle} pedida`)
  const pause = useChange(
    () => changeSource(id, { is_paused: !is_paused }),
    is_paused ? `${handle} volta a ser lida` : `${handle} está pausada`,
  )
  const isTelegram = network === 'telegram-web'
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Ações de ${handle}`}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => run.mutate()}>
          Ler agora
        </Menu.Item>
        {isTelegram && (
          <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => onOpen('backfill')}>
            Ler o que veio antes
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={is_paused ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
          onClick={() => pause.mutate()}
        >
          {is_paused ? 'Retomar' : 'Pausar'}
        </Menu.Item>
        {network !== 'feed' && (
          <Menu.Item leftSection={<IconId size={16} aria-hidden />} onClick={() => onOpen('person')}>
            Dizer de quem é
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onOpen('remove')}>
          Deixar de acompanhar
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useChange(change: () => Promise<Source>, said: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      showSuccess(said)
      void client.invalidateQueries({ queryKey: SOURCES_KEY })
    },
    onError: (error) => showError(getErrorMessage(error)),
  })
}
