import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { FaceGroups } from './face-groups.tsx'
import { FaceSwitch } from './face-switch.tsx'
import { faceSettingsQuery } from './faces.ts'
import styles from './faces-screen.module.css'

/** Face search: whether it is on, its legal basis, and the groups of faces. */
export function FacesScreen() {
  const { data: settings, isError, error, refetch } = useQuery(faceSettingsQuery)
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Rostos"
        context={settings ? describeState(settings) : 'Busca de publicações pelo rosto que aparece nelas.'}
      />
      {isError && !settings && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!settings && !isError && <Loader role="status" aria-label="Carregando" />}
      {settings && <FaceSwitch key={String(settings.enabled)} settings={settings} />}
      {settings?.enabled && <FaceGroups />}
    </div>
  )
}

function describeState({ enabled, total_faces }: { enabled: boolean; total_faces: number }): string {
  const kept = formatPlural(total_faces, 'rosto guardado', 'rostos guardados')
  return `${enabled ? 'Busca por rostos ligada' : 'Busca por rostos desligada'}, ${kept}`
}
