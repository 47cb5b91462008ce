import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconFileText, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react'
import type { MisleadingLink } from '../../../contract/links/misleading-links.ts'
import { formatDate, formatNumber } from '../../format.ts'
import records from '../../ui/lists/record-table.module.css'
import classes from './links-table.module.css'
import { SourceText } from './source-text.tsx'

type Props = {
  links: MisleadingLink[]
  onEdit: (link: MisleadingLink) => void
  onRemove: (link: MisleadingLink) => void
}

/** One row per domain or URL. On a phone each row is a block. */
export function LinksTable({ links, onEdit, onRemove }: Props) {
  return (
    <table className={records.table}>
      <caption className={records.caption}>Links enganosos</caption>
      <thead>
        <tr>
          <th scope="col">Domínio ou endereço</th>
          <th scope="col">Motivo e fonte</th>
          <th scope="col">Publicações</th>
          <th scope="col">Quem e quando</th>
          <th scope="col">
            <VisuallyHidden>Ações</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.id} className={records.row}>
            <th scope="row" className={classes.address}>
              {link.address}
              <Kind kind={link.kind} />
            </th>
            <td data-label="Motivo" className={classes.why}>
              <span>
                {link.reason}
                <span className={classes.source}>
                  Fonte: <SourceText source={link.source} />
                </span>
              </span>
            </td>
            <td data-label="Publicações" className={classes.number}>
              {link.is_pending ? 'marcando…' : formatNumber(link.posts)}
            </td>
            <td data-label="Quem">
              <span>
                {link.created_by ?? 'usuário removido'}, {formatDate(link.updated_at)}
              </span>
            </td>
            <td className={records.actions}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Editar ${link.address}`}
                onClick={() => onEdit(link)}
              >
                <IconPencil size={18} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={`Remover ${link.address}`}
                onClick={() => onRemove(link)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Kind({ kind }: Pick<MisleadingLink, 'kind'>) {
  const Icon = kind === 'domínio' ? IconWorld : IconFileText
  return (
    <span className={classes.kind}>
      <Icon size={14} aria-hidden="true" /> {kind === 'domínio' ? 'domínio e tudo abaixo dele' : 'só este endereço'}
    </span>
  )
}
