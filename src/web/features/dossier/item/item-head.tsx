import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import { formatClock, formatDateTime, formatHandle } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import classes from './item-card.module.css'

/** Kind, author and date of the item. */
export function ItemHead({ item }: { item: DossierItem }) {
  if (item.kind === 'passage') {
    const { title, channel, started_at, draft } = item.snapshot
    const facts = [
      `Trecho de live, ${formatClock(item.from)} a ${formatClock(item.to)}`,
      channel,
      started_at && formatDateTime(started_at),
      draft && 'rascunho quando entrou',
    ]
    return <Words title={title}>{facts.filter(Boolean).join(' · ')}</Words>
  }
  if (item.kind === 'person') return <Words title={item.snapshot.name}>Pessoa pública</Words>
  const { fullName, platform, author, dateCreated } = item.kind === 'image' ? item.snapshot.post : item.snapshot
  return (
    <Words title={fullName}>
      {item.kind === 'image' && (item.snapshot.type === 'video' ? 'Vídeo · ' : 'Imagem · ')}
      <PlatformIcon platform={platform} size={14} /> {formatHandle(platform, author)} · {formatDateTime(dateCreated)}
    </Words>
  )
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.who}>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <span className={classes.small}>{children}</span>
    </div>
  )
}

/** Link to the item; nothing if it no longer exists. */
export function ItemLink({ item }: { item: DossierItem }) {
  if (item.kind === 'post')
    return (
      <Link to="/consulta" search={{ post: item.post_id }}>
        Abrir na consulta
      </Link>
    )
  if (item.now === null) return null
  if (item.kind === 'image')
    return (
      <Link to="/consulta" search={{ post: item.post_id }}>
        Abrir a publicação
      </Link>
    )
  if (item.kind === 'passage')
    return (
      <Link to="/transcription/$id" params={{ id: String(item.live_id) }} search={{ t: String(Math.floor(item.from)) }}>
        Abrir na transcrição
      </Link>
    )
  return (
    <Link to="/pessoa-publica/$id" params={{ id: item.person_id }}>
      Abrir a página da pessoa
    </Link>
  )
}
