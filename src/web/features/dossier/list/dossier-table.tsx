import { Link } from '@tanstack/react-router'
import type { Dossier } from '../../../../contract/dossiers/dossiers.ts'
import { EMPTY, formatDateTime, formatDay, formatNumber } from '../../../format.ts'
import { FolderName } from '../../../together/folder-name.tsx'
import records from '../../../ui/lists/record-table.module.css'
import classes from './dossiers-screen.module.css'

/** One row per dossier. On a phone each row is a block. */
export function DossierTable({ dossiers }: { dossiers: Dossier[] }) {
  return (
    <table className={records.table}>
      <caption className={records.caption}>Dossiês</caption>
      <thead>
        <tr>
          <th scope="col">Dossiê</th>
          <th scope="col">Situação</th>
          <th scope="col">Itens</th>
          <th scope="col">Responsável</th>
          <th scope="col">Prazo</th>
          <th scope="col">Última mudança</th>
        </tr>
      </thead>
      <tbody>
        {dossiers.map((dossier) => (
          <tr key={dossier.id} className={records.row}>
            <th scope="row">
              <Link to="/dossies/$id" params={{ id: dossier.id }} className={classes.title}>
                {dossier.title}
              </Link>
              {dossier.purpose !== '' && <span className={classes.purpose}>{dossier.purpose}</span>}
              <FolderName folder={dossier.folder} />
            </th>
            <td data-label="Situação">
              <span>{dossier.status.name}</span>
            </td>
            <td data-label="Itens">
              <span>{formatNumber(dossier.items)}</span>
            </td>
            <td data-label="Responsável">
              <span>{dossier.responsible?.name ?? EMPTY}</span>
            </td>
            <td data-label="Prazo">
              <span>{dossier.due_day === null ? EMPTY : formatDay(dossier.due_day)}</span>
            </td>
            <td data-label="Mudança">
              <span>
                <span className={records.whole}>{formatDateTime(dossier.updated_at)}</span>
                {dossier.level !== 'own' && <span className={records.details}>de {dossier.owner.name}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
