import { Menu } from '@mantine/core'
import { IconHistory, IconId, IconPlayerPause, IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Source } from '../../../../contract/sources/sources.ts'
import { getErrorMessage } from '../../../api-error.ts'
import { useOpening } from '../../../ui/layers/parts-on-demand.ts'
import { showError, showSuccess } from '../../../ui/notices/toast.ts'
import { changeSource, readNow, SOURCES_KEY } from '../sources.ts'

import { SourceMenuButton } from './source-menu-button.tsx'

export type Opened = { what: 'backfill' | 'remove' | 'person'; source: Source }

export type SourceMenuProps = { source: Source; onOpen: (what: Opened['what']) => void }

/** Actions on a followed account. Mounted when it is first opened, and then open. */
export function SourceMenuList({ source, onOpen }: SourceMenuProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  const { id, handle, is_paused, network } = source
  const run = useChange(() => readNow(id), `Leitura de ${handle} pedida`)
  const pause = useChange(
    () => changeSource(id, { is_paused: !is_paused }),
    is_paused ? `${handle} volta a ser lida` : `${handle} está pausada`,
  )
  const isTelegram = network === 'telegram-web'
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal>
      <Menu.Target>
        <SourceMenuButton ref={buttonRef} handle={handle} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => run.mutate()}>
          Ler agora
        </Menu.Item>
        {isTelegram && (
          <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => onOpen('backfill')}>
            Buscar o que veio antes
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
