import { PageHeader } from '../ui/page-header.tsx'

export function ConsultaScreen() {
  return <PageHeader title="Consulta" />
}
