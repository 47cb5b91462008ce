import { drawScene } from '../media/pictures.ts'
import { step } from './step.ts'

const post = { params: { id: '{post}' } }
const search = { search: 'vacina' }
const period = { start_date: '2020-01-01', end_date: '2030-12-31' }

/** Posts, their counts, and the context of a single post. */
export const SEARCH_STEPS = [
  step('GET /api/health/', { as: null }),
  step('GET /api/health/ready', { as: null }),
  step('GET /api/metrics-internal', { as: 'metrics' }),
  step('GET /api/examples/', { as: null }),
  step('GET /api/demo/'),
  step('GET /api/backups/'),
  step('GET /api/post_options/'),
  step('GET /api/posts/', {
    query: { ...search, platform: ['Telegram', 'X'], page_size: '20', sort_by: 'date_created', sort_order: 'desc' },
    keep: { post: 'items.0.id', other_post: 'items.1.id' },
    refused: [{ query: { start_date: '2026-02-01', end_date: '2026-01-01' } }, { query: { cursor: 'x' } }],
  }),
  step('GET /api/post_suggestions/', { query: { search: 'vacinna' } }),
  step('GET /api/search_terms/', { query: { search: 'vacina escola' } }),
  step('GET /api/word_family/', { query: { word: 'vacina' }, refused: [{ query: { word: '12' } }] }),
  step('GET /api/field_values/', {
    ...{ query: { field: 'hashtag', begins: 'va' }, refused: [{ query: { field: 'partido' } }] },
  }),
  step('GET /api/post_facets/', { query: { ...search, gender: ['-masculino'], region: ['Nordeste', 'Sudeste'] } }),
  step('GET /api/count_histogram/', { query: { ...search, count: 'likes' } }),
  step('GET /api/post_series/', { query: { ...search, unit: 'month' } }),
  step('POST /api/series_words/', { body: { series: [search, { search: 'escola' }] } }),
  step('GET /api/post_distinguishing/', { query: search }),
  step('GET /api/metrics/', { query: search }),
  step('GET /api/posts/{id}/', post),
  step('GET /api/posts/{id}/history/', post),
  step('GET /api/posts/{id}/near_copies/', post),
  step('GET /api/posts/{id}/misleading-links/', post),
  step('GET /api/posts/{id}/fact-checks/', post),
  step('GET /api/posts/{id}/hate/', { ...post, keep: { label: 'version' } }),
  step('POST /api/posts/{id}/hate-review/', {
    ...post,
    body: { verdict: 'rejeitado', note: 'É citação de outra pessoa.', version: '{label}' },
  }),
  step('DELETE /api/posts/{id}/hate-review/', post),
  step('GET /api/post/{post_id}/related-news', { params: { post_id: '{post}' } }),
  step('POST /api/downloads/', { body: { ...search, delimiter: 'semicolon' }, keep: { ticket: 'url/' } }),
  step('GET /api/downloads/{ticket}/', { params: { ticket: '{ticket}' }, as: null }),
  step('GET /api/public-persons/', { query: { page_size: '20' }, keep: { person: 'items.0.id', other: 'items.1.id' } }),
  step('GET /api/public-persons/{id}/', { params: { id: '{person}' } }),
  step('GET /api/public-persons/{id}/words/', { params: { id: '{person}' }, query: period }),
  step('GET /api/public-persons/{id}/changes/', { params: { id: '{person}' }, query: period }),
  step('GET /api/public-persons/{id}/equal-messages/', { params: { id: '{person}' }, query: period }),
  step('GET /api/coverage/summary/', { query: { platform: ['Telegram'] } }),
  step('GET /api/coverage/', { query: { coverage: 'sem coleta' } }),
  step('GET /api/posts/', {
    query: { search: 'tem:imagem' },
    keep: { media: 'items.0.media.0.url', attachment: 'items.0.media.0.id' },
  }),
  step('GET /api/attachments/{id}/', { params: { id: '{attachment}' } }),
  step('GET /api/media/{name}', { url: '{media}', as: null }),
  step('POST /api/image-search/', { file: { name: 'foto.png', content: new Uint8Array(await drawScene(1)) } }),
  step('PUT /api/faces/settings/', { body: { enabled: true, purpose: 'Conferir fotos de pessoas públicas.' } }),
  step('GET /api/faces/settings/'),
  step('GET /api/faces/groups/'),
  step('PATCH /api/faces/groups/{id}/', { params: { id: '{group_of_faces}' }, body: { name: 'Aurora Sampaio' } }),
  step('POST /api/faces/groups/{id}/merge/', {
    params: { id: '{group_of_faces}' },
    body: { others: ['{other_faces}'] },
  }),
  step('POST /api/faces/groups/{id}/split/', { params: { id: '{group_of_faces}' }, body: { faces: ['{face}'] } }),
  step('GET /api/faces/groups/', { keep: { face_change: 'last_change.id' } }),
  step('POST /api/faces/changes/{id}/undo/', { params: { id: '{face_change}' } }),
  step('DELETE /api/faces/{id}/', { params: { id: '{lone_face}' } }),
  step('DELETE /api/faces/groups/{id}/', { params: { id: '{group_of_faces}' } }),
  step('DELETE /api/faces/'),
  step('POST /api/mcp/', {
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_posts', arguments: { search: 'vacina', limit: 1 } },
    },
  }),
]
