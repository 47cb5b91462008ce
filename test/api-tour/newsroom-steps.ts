import { step } from './step.ts'

const search = { params: { id: '{search}' } }
const alert = { params: { id: '{alert}' } }
const channel = { params: { id: '{alert}', channel: '{channel}' } }
const dossier = { params: { id: '{dossier}' } }
const item = { params: { id: '{dossier}', item_id: '{item}' } }
const list = { params: { id: '{list}' } }
const rule = { rule: 'every', cadence: 'daily', at_hour: 8 }

/** Saved searches, alerts, dossiers, tags, shares and lists. */
export const NEWSROOM_STEPS = [
  step('POST /api/saved-search/', {
    body: { title: 'Vacinas nas escolas', filters: { search: 'vacina', party: ['PDV'] } },
    keep: { search: 'id' },
  }),
  step('GET /api/saved-search/'),
  step('GET /api/saved-search/{id}/', search),
  step('PUT /api/saved-search/{id}/', { ...search, body: { title: 'Vacinas', filters: { search: 'vacina' } } }),
  step('PATCH /api/saved-search/{id}/', { ...search, body: { title: 'Vacinas nas escolas' } }),
  step('GET /api/saved-search/news/'),
  step('POST /api/saved-search/{id}/visit/', search),
  step('POST /api/search-history/', { body: { filters: { search: 'vacina' } } }),
  step('GET /api/search-history/'),
  step('PATCH /api/search-history/', { body: { is_on: true } }),
  step('DELETE /api/search-history/'),
  step('POST /api/alerts/preview/', { body: { ...rule, saved_search: '{search}' } }),
  step('POST /api/alerts/', {
    body: { ...rule, saved_search: '{search}' },
    keep: { alert: 'id', alert_version: 'version' },
    refused: [
      { body: { ...rule, saved_search: '{search}', quiet_from: 22 } },
      { body: { ...rule, saved_search: 'x' } },
    ],
  }),
  step('GET /api/alerts/'),
  step('GET /api/alerts/{id}/', alert),
  step('PUT /api/alerts/{id}/', {
    ...alert,
    body: { rule: 'more', threshold: 20, span: 'hour', is_on: true, version: '{alert_version}' },
    refused: [{ ...alert, body: { rule: 'every', is_on: false, version: 99 } }],
  }),
  step('GET /api/alerts/{id}/finds/', alert),
  step('GET /api/shares/{kind}/{id}/', {
    params: { kind: 'alert', id: '{alert}' },
    keep: { shares_version: 'version' },
  }),
  step('PUT /api/shares/{kind}/{id}/', {
    params: { kind: 'alert', id: '{alert}' },
    body: { everyone: 'see', people: [], groups: [], version: '{shares_version}' },
    refused: [
      { params: { kind: 'alert', id: '{alert}' }, body: { everyone: null, people: [], groups: [], version: 0 } },
    ],
  }),
  step('PUT /api/alerts/{id}/following/', { ...alert, body: { cadence: 'daily', at_hour: 9 }, as: 'ana' }),
  step('DELETE /api/alerts/{id}/following/', { ...alert, as: 'ana' }),
  step('POST /api/alerts/{id}/channels/', {
    ...alert,
    body: { kind: 'webhook', address: 'http://{receiver}/gancho' },
    keep: { channel: 'channel.id' },
    refused: [{ params: { id: '{alert}' }, body: { kind: 'webhook', address: 'http://10.0.0.1/gancho' } }],
  }),
  step('POST /api/alerts/{id}/channels/{channel}/test/', channel),
  step('POST /api/alerts/{id}/bell/test/', alert),
  step('POST /api/alerts/{id}/feed/', { ...alert, keep: { feed: 'path/' } }),
  step('GET /api/alert-feeds/{secret}/{format}', { params: { secret: '{feed}', format: 'json' }, as: null }),
  step('GET /api/notifications/'),
  step('GET /api/notifications/unread/'),
  step('POST /api/notifications/read/', { body: {} }),
  step('DELETE /api/alerts/{id}/feed/', alert),
  step('DELETE /api/alerts/{id}/channels/{channel}/', channel),
  step('DELETE /api/alerts/{id}/', alert),
  step('POST /api/dossiers/', {
    body: { title: 'Boatos sobre vacinas', purpose: 'Reportagem de domingo' },
    keep: { dossier: 'id', version: 'version' },
  }),
  step('POST /api/dossiers/{id}/items/', { ...dossier, body: { posts: ['{post}', '{other_post}'] } }),
  step('POST /api/dossiers/{id}/searches/', { ...dossier, body: { filters: { search: 'vacina' } } }),
  step('POST /api/dossiers/{id}/things/', { ...dossier, body: { kind: 'person', id: '{person}' } }),
  step('GET /api/dossiers/{id}/file/', { ...dossier, query: { delimiter: 'semicolon' } }),
  step('GET /api/dossiers/'),
  step('GET /api/dossiers/{id}/', { ...dossier, keep: { version: 'version' } }),
  step('PATCH /api/dossiers/{id}/', {
    ...dossier,
    body: { version: '{version}', title: 'Boatos sobre vacinas', due_day: '2030-05-10' },
    refused: [{ params: { id: '{dossier}' }, body: { version: 0, title: 'Outro título' } }],
  }),
  step('GET /api/dossiers/{id}/change/', dossier),
  step('GET /api/dossiers/{id}/items/', { ...dossier, keep: { item: 'items.0.id', next_item: 'items.1.id' } }),
  step('PUT /api/dossiers/{id}/items/{item_id}/note/', {
    ...item,
    body: { note: 'A foto é de **2019**.', note_version: 0 },
    refused: [{ params: item.params, body: { note: 'A foto é de 2018.', note_version: 7 } }],
  }),
  step('POST /api/dossiers/{id}/items/{item_id}/move/', { ...item, body: { after: '{next_item}' } }),
  step('POST /api/tags/', {
    body: { name: 'contexto', color: 'orange' },
    keep: { tag: 'id', tag_version: 'version' },
    refused: [{ body: { name: 'contexto' } }],
  }),
  step('POST /api/tags/', { body: { name: 'fora de contexto', color: 'red' }, keep: { other_tag: 'id' } }),
  step('GET /api/tags/'),
  step('PUT /api/tags/{id}/', {
    params: { id: '{tag}' },
    body: { name: 'sem contexto', color: 'orange', version: '{tag_version}' },
    refused: [{ params: { id: '{tag}' }, body: { name: 'contexto', version: 99 } }],
  }),
  step('PUT /api/dossiers/{id}/items/{item_id}/tags/', { ...item, body: { add: ['{tag}'] } }),
  step('POST /api/tags/{id}/merge/', { params: { id: '{other_tag}' }, body: { into: '{tag}' } }),
  step('GET /api/dossier-statuses/', { keep: { status: 'statuses.0.id', statuses_version: 'version' } }),
  step('PUT /api/dossier-statuses/', {
    body: { version: '{statuses_version}', statuses: [{ id: '{status}', name: 'a verificar' }, { name: 'em pauta' }] },
    refused: [{ body: { version: 99, statuses: [{ name: 'em pauta' }] } }],
  }),
  step('POST /api/dossiers/{id}/comments/', {
    ...dossier,
    body: { text: '@ana confere a data?' },
    keep: { comment: 'id' },
  }),
  step('GET /api/dossiers/{id}/comments/', dossier),
  step('GET /api/comment-mentions/', { as: 'ana' }),
  step('POST /api/comment-mentions/seen/', { as: 'ana', body: { until: 1 } }),
  step('GET /api/shares/{kind}/{id}/', { params: { kind: 'dossier', id: '{dossier}' } }),
  step('POST /api/shares/{kind}/{id}/requests/', { params: { kind: 'dossier', id: '{dossier}' }, as: 'ana' }),
  step('GET /api/access-requests/'),
  step('PUT /api/shares/{kind}/{id}/requests/{username}/', {
    params: { kind: 'dossier', id: '{dossier}', username: 'ana' },
    body: { allow: true },
  }),
  step('GET /api/shares/{kind}/{id}/', {
    params: { kind: 'dossier', id: '{dossier}' },
    keep: { shares_version: 'version' },
  }),
  step('PUT /api/shares/{kind}/{id}/', {
    params: { kind: 'dossier', id: '{dossier}' },
    body: { everyone: null, people: [{ username: 'ana', level: 'edit' }], groups: [], version: '{shares_version}' },
  }),
  step('DELETE /api/dossiers/{id}/comments/{comment_id}/', { params: { id: '{dossier}', comment_id: '{comment}' } }),
  step('DELETE /api/dossiers/{id}/items/{item_id}/', item),
  step('POST /api/dossiers/{id}/items/{item_id}/restore/', item),
  step('DELETE /api/tags/{id}/', { params: { id: '{tag}' } }),
  step('DELETE /api/dossiers/{id}/', dossier),
  step('POST /api/lists/', {
    body: { title: 'Boatos de maio', text: 'vacina\nurna eletrônica' },
    keep: { list: 'id', list_version: 'version' },
  }),
  step('POST /api/folders/', { body: { title: 'Eleições' }, keep: { folder: 'id', folder_version: 'version' } }),
  step('GET /api/folders/'),
  step('GET /api/folders/{id}/', { params: { id: '{folder}' } }),
  step('PATCH /api/folders/{id}/', {
    params: { id: '{folder}' },
    body: { title: 'Eleições de 2030', version: '{folder_version}' },
    refused: [{ params: { id: '{folder}' }, body: { title: 'Pleito', version: 99 } }],
  }),
  step('POST /api/folder-moves/', { body: { folder: '{folder}', things: [{ kind: 'list', id: '{list}' }] } }),
  step('DELETE /api/folders/{id}/', { params: { id: '{folder}' } }),
  step('POST /api/lists/read/', { file: { name: 'boatos.txt', content: 'vacina\nurna eletrônica\n' } }),
  step('GET /api/lists/'),
  step('GET /api/lists/{id}/', list),
  step('GET /api/lists/{id}/text/', list),
  step('POST /api/lists/{id}/stop/', list),
  step('POST /api/lists/{id}/runs/', { ...list, body: { mode: 'all' } }),
  step('GET /api/lists/{id}/matrix/', { ...list, query: { dimension: 'party' } }),
  step('GET /api/lists/{id}/news/', list),
  step('GET /api/lists/{id}/file/', { ...list, query: { format: 'csv' } }),
  step('PATCH /api/lists/{id}/', {
    ...list,
    body: { title: 'Boatos de junho', version: '{list_version}' },
    refused: [{ ...list, body: { title: 'Boatos de julho', version: 99 } }],
  }),
  step('DELETE /api/lists/{id}/', list),
  step('DELETE /api/saved-search/{id}/', search),
]
