import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { CHART_IDS } from '../../../contract/posts/metrics.ts'
import { Post, PostsReply } from '../../../contract/posts/post.ts'
import { PostFilters } from '../../../contract/posts/post-query.ts'

/** Calls our own API by path. @throws Error with the sentence of a refusal */
export type AskOwnApi = (path: string) => Promise<unknown>

const READS = { readOnlyHint: true, openWorldHint: false } as const
const HOW =
  'Publicações reunidas pela redação. Cite sempre o endereço (link), a data e quem publicou. A busca aceita "frase exata", -exclusão e OR. Contagens nulas são desconhecidas, não zero.'

/** Pictures and faces are not available to assistants: descriptions of faces are sensitive personal data. */
const Filters = PostFilters.omit({ attachment_uuid: true, face_id: true })
const Search = Filters.extend({
  sort_by: z.enum(['date_created', 'views', 'likes', 'shares', 'comments']).optional(),
  sort_order: z.enum(['desc', 'asc']).optional(),
  page: z.int().min(1).max(1_000).optional(),
})

/** The tools, each of which makes one API call. @param publicUrl the public address of LupaScan; '' when unknown */
export function createMcpServer(ask: AskOwnApi, publicUrl: string): McpServer {
  const server = new McpServer({ name: 'lupascan', version: '0.1.0' }, { instructions: HOW })
  server.registerTool(
    'search_posts',
    {
      title: 'Buscar publicações',
      description: `Busca publicações, 20 por página. ${HOW}`,
      inputSchema: Search.shape,
      annotations: READS,
    },
    async (query) => {
      const { items, ...paging } = PostsReply.parse(await ask(`/api/posts/?${toQuery(query)}`))
      const { page, total_items, total_pages } = paging
      return answer({ total_items, page, total_pages, items: items.map((post) => cite(post, publicUrl)) })
    },
  )
  server.registerTool(
    'get_post',
    {
      title: 'Ver publicação',
      description: 'Uma publicação inteira, pelo id.',
      inputSchema: { id: z.uuid() },
      annotations: READS,
    },
    async ({ id }) => answer(cite(Post.parse(await ask(`/api/posts/${id}/`)), publicUrl)),
  )
  server.registerTool(
    'get_charts',
    {
      title: 'Ver gráficos',
      description: 'Os números dos gráficos da consulta com estes filtros.',
      inputSchema: { ...Filters.shape, chart: z.array(z.enum(CHART_IDS)).min(1).max(CHART_IDS.length).optional() },
      annotations: READS,
    },
    async (query) => answer(await ask(`/api/metrics/?${toQuery(query)}`)),
  )
  server.registerTool(
    'get_options',
    { title: 'Ver filtros', description: 'Os valores que cada filtro aceita.', inputSchema: {}, annotations: READS },
    async () => answer(await ask('/api/post_options/')),
  )
  return server
}

/** Fields needed for a citation come first. */
function cite(post: Post, publicUrl: string) {
  return {
    id: post.id,
    link: post.link,
    seen_at: publicUrl && `${publicUrl}/consulta?post=${post.id}`,
    date: post.dateCreated,
    author: post.fullName,
    account: post.author,
    platform: post.platform,
    content: post.content,
    party: post.party,
    office: post.office,
    uf: post.uf,
    views: post.views,
    likes: post.likes,
    shares: post.shares,
    comments: post.comments,
    state: post.state,
    hate: post.hate,
    misleading_links: post.misleadingLinks,
    fact_checks: post.factChecks,
    same_message: post.group && { posts: post.group.size, accounts: post.group.channels },
  }
}

function toQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) pairs.append(name, String(one))
  return pairs.toString()
}

const answer = (value: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(value) }] })
