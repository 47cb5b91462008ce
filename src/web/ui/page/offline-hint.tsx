import { useNetwork } from '@mantine/hooks'
import { IconWifiOff } from '@tabler/icons-react'
import { Banner } from '../notices/banner.tsx'

/** Shown while the connection is lost. */
export function OfflineHint() {
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <Banner label="Conexão" icon={<IconWifiOff size={16} aria-hidden="true" />}>
          Sem conexão. O que já foi carregado continua na tela; novas buscas voltam quando a rede voltar.
        </Banner>
      )}
    </div>
  )
}
