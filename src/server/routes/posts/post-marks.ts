import {
  listPostFactChecks,
  listPostMisleadingLinks,
  type MisleadingReason,
} from '../../../contract/links/misleading-links.ts'
import type { RelatedNews } from '../../../contract/news/news.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findMisleadingLinks, type MisleadingLinkRow } from '../../records/posts/misleading-links.ts'
import { findNewsByIds, findPostMarks, type PostMarks } from '../../search/posts/marked-posts.ts'
import type { Deps } from '../deps.ts'

/** Why a post is marked. */
export const postMarkRoutes = ({ ch, pg }: Deps) => [
  route(listPostMisleadingLinks, async ({ params: { id } }) => {
    const marks = await requirePost(ch, id)
    const [listed, checks] = await Promise.all([
      findMisleadingLinks(pg, marks.misleading_by.flatMap((by) => readId(by, 'list')).map(Number)),
      findNewsByIds(
        ch,
        marks.misleading_by.flatMap((by) => readId(by, 'check')),
      ),
    ])
    const rows = new Map(listed.map((row) => [row.id, row]))
    const items = marks.misleading_links.flatMap((link, i) => {
      const reason = describeReason(marks.misleading_by[i] ?? 'source', rows, checks)
      // Absent when the entry was withdrawn and the post is not updated yet.
      return reason ? [{ link, canonical: marks.canonical_links[marks.links.indexOf(link)] || null, reason }] : []
    })
    return { items }
  }),
  route(listPostFactChecks, async ({ params: { id } }) => {
    const { fact_checks } = await requirePost(ch, id)
    const checks = await findNewsByIds(ch, fact_checks)
    return { items: fact_checks.flatMap((check) => checks.get(check) ?? []) }
  }),
]

async function requirePost(ch: Deps['ch'], id: string): Promise<PostMarks> {
  const marks = await findPostMarks(ch, id)
  if (!marks) throw notFound()
  return marks
}

const readId = (by: string, kind: 'list' | 'check'): string[] =>
  by.startsWith(`${kind}:`) ? [by.slice(kind.length + 1)] : []

function describeReason(
  by: string,
  rows: ReadonlyMap<number, MisleadingLinkRow>,
  checks: ReadonlyMap<string, RelatedNews>,
): MisleadingReason | null {
  if (by === 'source') return { by: 'source' }
  const [checkId] = readId(by, 'check')
  const check = checkId === undefined ? undefined : checks.get(checkId)
  if (check) return { by: 'check', check }
  const row = rows.get(Number(readId(by, 'list')[0]))
  if (!row) return null
  const { key, reason, source, updated_at } = row
  const kind = row.kind === 'domínio' ? 'domínio' : 'endereço'
  return { by: 'list', kind, address: key, reason, source, updated_at: updated_at.toISOString() }
}
