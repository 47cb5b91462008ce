/** A whole dossier as CSV, in its order. */
import type { FastifyReply } from 'fastify'
import type { DossierItem } from '../../../contract/dossiers/dossier-items.ts'
import { BOM, formatCell, LINE_END } from '../../search/posts/csv.ts'
import type { Deps } from '../deps.ts'
import { listPage } from './list-page.ts'

const AT_ONCE = 500
const HEAD = [
  ...['ordem', 'tipo', 'data', 'quem', 'plataforma', 'link', 'texto ao entrar', 'texto agora', 'nota', 'etiquetas'],
  ...['comentários', 'entrou em', 'posto por'],
]

export async function sendDossierFile(deps: Deps, id: string, delimiter: 'comma' | 'semicolon', reply: FastifyReply) {
  const between = delimiter === 'semicolon' ? ';' : ','
  const print = (cells: (string | number | null)[]) => cells.map(formatCell).join(between) + LINE_END
  const lines = [BOM + print(HEAD)]
  for (let page = 1; ; page++) {
    const { items } = await listPage(deps, id, { page, page_size: AT_ONCE })
    lines.push(...items.map((item, i) => print([(page - 1) * AT_ONCE + i + 1, ...toCells(item)])))
    if (items.length < AT_ONCE) break
  }
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: deps.config.timeZone }).format(new Date())
  return reply
    .header('content-disposition', `attachment; filename="lupascan-dossie-${day}.csv"`)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/csv; charset=utf-8')
    .send(lines.join(''))
}

function toCells(item: DossierItem): (string | number | null)[] {
  const { note, tags, comments, added_at, added_by } = item
  const names = tags.map(({ name }) => name).join(', ')
  return [...tellFacts(item), note || null, names || null, comments, added_at, added_by]
}

/** Kind, day, who, platform, link, what it said, what it says now (empty: LupaScan no longer has it). */
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
