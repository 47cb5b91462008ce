/** A whole dossier as CSV, in its order, streamed: only a few items are in memory at once. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { DossierItem } from '../../../contract/dossiers/dossier-items.ts'
import { followReader } from '../../http/follow-reader.ts'
import { auditAction } from '../../records/audit.ts'
import { listItemIds } from '../../records/dossiers/dossier-items.ts'
import { BOM, formatCell, LINE_END } from '../../search/posts/csv.ts'
import { type Deps, forRequest } from '../deps.ts'
import type { Downloader } from '../posts/send-csv.ts'
import { listItemsAsSeen } from './list-page.ts'

const AT_ONCE = 500
const HEAD = [
  ...['ordem', 'tipo', 'data', 'quem', 'plataforma', 'link', 'texto ao entrar', 'texto agora', 'nota', 'etiquetas'],
  ...['comentários', 'entrou em', 'posto por'],
]

type Wanted = { id: string; delimiter: 'comma' | 'semicolon' }

export async function sendDossierFile(
  all: Deps,
  { id, delimiter }: Wanted,
  reply: FastifyReply,
  { user, actor, places }: Downloader,
): Promise<FastifyReply> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: all.config.timeZone }).format(new Date())
  reply
    .header('content-disposition', `attachment; filename="lupascan-dossie-${day}.csv"`)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/csv; charset=utf-8')
  if (reply.request.method === 'HEAD') return reply.send()
  const reader = followReader(reply)
  const leave = await places.enter(user, reader)
  reader.addEventListener('abort', leave, { once: true })
  await auditAction(all.pg, actor, 'dossier_exported', id)
  const lines = writeLines(readItems(forRequest(all, reader), id), delimiter === 'semicolon' ? ';' : ',')
  // The first lines are awaited here, so that a refusal by a store becomes an error response and not half a file.
  const first = await lines.next()
  const file = async function* () {
    if (!first.done) yield first.value
    yield* lines
  }
  return reply.send(Readable.from(file(), { objectMode: false }))
}

/** In the current order. Items removed while the file is written are left out; no item appears twice. */
async function* readItems(deps: Deps, id: string): AsyncGenerator<DossierItem[]> {
  const ids = await listItemIds(deps.pg, id)
  for (let at = 0; at < ids.length; at += AT_ONCE) yield await listItemsAsSeen(deps, ids.slice(at, at + AT_ONCE))
}

/** Yields the header first, then a text for each batch. */
async function* writeLines(batches: AsyncIterable<DossierItem[]>, between: string): AsyncGenerator<string> {
  const print = (cells: (string | number | null)[]) => cells.map(formatCell).join(between) + LINE_END
  let text = BOM + print(HEAD)
  let order = 0
  for await (const items of batches) {
    for (const item of items) {
      order += 1
      text += print([order, ...toCells(item)])
    }
    yield text
    text = ''
  }
  if (text !== '') yield text
}

function toCells(item: DossierItem): (string | number | null)[] {
  const { note, tags, comments, added_at, added_by } = item
  const names = tags.map(({ name }) => name).join(', ')
  return [...tellFacts(item), note || null, names || null, comments, added_at, added_by]
}

/** Kind, day, account, platform, link, text as it was, text now (empty: no longer stored). */
function tellFacts(item: DossierItem): (string | null)[] {
  if (item.kind === 'post') {
    const { snapshot, now } = item
    const { dateCreated, fullName, platform, link, content } = snapshot
    return ['publicação', dateCreated, fullName, platform, link, content, now?.content ?? null]
  }
  if (item.kind === 'image') {
    const { snapshot, now } = item
    const { dateCreated, fullName, platform, link } = snapshot.post
    const tell = (image: typeof snapshot) => [image.description, image.ocr].filter(Boolean).join('\n')
    return ['imagem', dateCreated, fullName, platform, link, tell(snapshot), now && tell(now)]
  }
  if (item.kind === 'passage') {
    const { snapshot, now, from, to } = item
    const where = `${snapshot.title} (${printClock(from)} a ${printClock(to)})`
    return [
      'trecho de live',
      snapshot.started_at,
      where,
      snapshot.channel,
      snapshot.link,
      snapshot.text,
      now?.text ?? null,
    ]
  }
  const { snapshot, now } = item
  return ['pessoa', null, snapshot.name, null, null, tellPerson(snapshot), now && tellPerson(now)]
}

const tellPerson = ({ name, office, party, uf, accounts }: Extract<DossierItem, { kind: 'person' }>['snapshot']) =>
  [name, office, party, uf, ...accounts.map(({ platform, handle }) => `${platform}: ${handle}`)]
    .filter(Boolean)
    .join('; ')

function printClock(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
