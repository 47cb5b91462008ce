import { step } from './step.ts'

const live = { params: { id: '{live}' } }
const link = { params: { id: '{link_id}' } }
const source = { params: { id: '{source}' } }
const person = { params: { id: '{new_person}' } }
const newPerson = { name: 'Aurora Sampaio', role: 'Vereadora', party: 'PDV', uf: 'PE' }
const account = { platform: 'X', handle: 'aurora_sampaio' }
const POSTS =
  '{"platform":"X","account":"aurora_sampaio","id":"1","date":"2026-05-10T12:00:00Z","content":"Bom dia, Recife"}\n'
const SRT = '1\n00:00:00,000 --> 00:00:02,000\nboa noite a todos\n\n'

/** People, sources, imports, lives and information about links. */
export const SOURCE_STEPS = [
  step('POST /api/imports/preview/', { query: { format: 'jsonl' }, file: { name: 'posts.jsonl', content: POSTS } }),
  step('POST /api/imports/', {
    query: { format: 'jsonl', name: 'posts.jsonl' },
    file: { name: 'posts.jsonl', content: POSTS },
    type: 'application/x-ndjson',
    keep: { import: 'id' },
  }),
  step('GET /api/imports/'),
  step('GET /api/imports/{id}/', { params: { id: '{import}' } }),
  step('GET /api/accounts-without-person/'),
  step('POST /api/public-persons/', { body: newPerson, keep: { new_person: 'id' } }),
  step('POST /api/accounts-without-person/dismiss/', { body: { accounts: [account], dismissed: true } }),
  step('POST /api/accounts-without-person/join/', { body: { accounts: [{ ...account, person: '{new_person}' }] } }),
  step('PUT /api/public-persons/{id}/', {
    ...person,
    body: { ...newPerson, image: null, accounts: [account], since: '2026-01-01' },
  }),
  step('PATCH /api/public-persons/{id}/', { ...person, body: { party: 'PDV', since: '2026-02-01' } }),
  step('POST /api/public-persons/', { body: { name: 'Aurora S. Sampaio' }, keep: { twin: 'id' } }),
  step('POST /api/public-persons/{id}/merge/', { ...person, body: { other: '{twin}' } }),
  step('DELETE /api/public-persons/{id}/', person),
  step('POST /api/sources/preview/', { body: { text: 't.me/canal_de_exemplo\n@outro_canal' } }),
  step('POST /api/sources/', { body: { accounts: ['t.me/canal_de_exemplo'] } }),
  step('GET /api/sources/', { query: { page_size: '20' }, keep: { source: 'items.0.id' } }),
  step('PATCH /api/sources/{id}/', { ...source, body: { is_paused: true } }),
  step('POST /api/sources/{id}/run/', source),
  step('DELETE /api/sources/{id}/', source),
  step('POST /api/misleading-links/', {
    body: { kind: 'domínio', address: 'noticias-falsas.example', reason: 'Imita um jornal', source: 'Redação' },
    keep: { link_id: 'id', link_version: 'version' },
  }),
  step('GET /api/misleading-links/', { query: { search: 'noticias' } }),
  step('PUT /api/misleading-links/{id}/', {
    ...link,
    body: {
      kind: 'domínio',
      address: 'noticias-falsas.example',
      reason: 'Imita um jornal conhecido',
      source: 'Redação',
      version: '{link_version}',
    },
    refused: [
      { ...link, body: { address: 'noticias-falsas.example', reason: 'Boato', source: 'Redação', version: 99 } },
    ],
  }),
  step('POST /api/misleading-links/import/', {
    body: {
      rows: [{ kind: 'endereço', address: 'https://exemplo.example/boato', reason: 'Boato', source: 'Redação' }],
    },
  }),
  step('GET /api/misleading-links/export/'),
  step('DELETE /api/misleading-links/{id}/', link),
  step('POST /api/lives/', {
    body: { url: 'https://video.exemplo.example/1', title: 'Sessão da Câmara' },
    keep: { live: 'id' },
  }),
  step('GET /api/lives/'),
  step('POST /api/lives/{id}/chapters/', {
    ...live,
    body: {
      chapters: [{ started_at: '00:00:00.000', finished_at: '00:00:04.000', transcription: 'Boa noite a todos.' }],
    },
  }),
  step('GET /api/lives/{id}/', { ...live, keep: { chapter: 'chapters.0.id' } }),
  step('GET /api/lives/{id}/transcription/', live),
  step('PATCH /api/lives/{id}/chapters/{chapter_id}/', {
    params: { id: '{live}', chapter_id: '{chapter}' },
    body: {
      transcription: 'Boa noite a todas.',
      seen: { started_at: '00:00:00.000', transcription: 'Boa noite a todos.', speaker: null },
    },
  }),
  step('GET /api/lives/{id}/chapters/{chapter_id}/versions/', { params: { id: '{live}', chapter_id: '{chapter}' } }),
  step('PUT /api/lives/{id}/chapters/', {
    ...live,
    body: {
      chapters: [{ id: 1, started_at: '00:00:00.000', finished_at: '00:00:04.000', transcription: 'Boa noite.' }],
      transcribed: true,
    },
  }),
  step('PUT /api/lives/{id}/captions/', { ...live, file: { name: 'legendas.srt', content: SRT } }),
  step('PATCH /api/lives/{id}/', { ...live, body: { title: 'Sessão de 10 de maio' } }),
  step('GET /api/speech/'),
  step('POST /api/lives/{id}/listening/', live),
  step('DELETE /api/lives/{id}/listening/', live),
  step('POST /api/lives/{id}/writing/', live),
  step('DELETE /api/lives/{id}/audio/', { ...live, query: { unwritten: 'remove' } }),
  step('POST /api/watched-terms/', { body: { term: 'merenda' }, keep: { term: 'id' } }),
  step('GET /api/watched-terms/'),
  step('GET /api/mentions/'),
  step('DELETE /api/watched-terms/{id}/', { params: { id: '{term}' } }),
  step('DELETE /api/lives/{id}/', live),
]
