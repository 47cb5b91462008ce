/** The part of route-cases.ts about dossiers, sharing and the like. Ownership is tested in dossier-callers.test.ts. */
import type { Case } from './route-cases.ts'

const NOBODYS = '00000000-0000-4000-8000-000000000000'
const DOSSIER = `/api/dossiers/${NOBODYS}/`
const ITEM = `${DOSSIER}items/${NOBODYS}/`
const user = (status: number, url?: string, body?: object): Case => ({
  ...{ access: 'user', status },
  ...(url !== undefined && { url }),
  ...(body && { body }),
})
const superuser = (...given: Parameters<typeof user>): Case => ({ ...user(...given), access: 'superuser' })

const FOLDER = `/api/folders/${NOBODYS}/`
const LIST = `/api/lists/${NOBODYS}/`

export const TOGETHER_CASES: Record<string, Case> = {
  'GET /api/lists/': user(200),
  'POST /api/lists/': user(201, undefined, { title: 'Uma', text: 'vacina' }),
  'POST /api/lists/read/': { ...user(400), scope: 'read' },
  'GET /api/lists/{id}/': user(404, LIST),
  'GET /api/lists/{id}/text/': user(404, `${LIST}text/`),
  'PATCH /api/lists/{id}/': user(404, LIST, { title: 'Outra', version: 1 }),
  'DELETE /api/lists/{id}/': user(404, LIST),
  'POST /api/lists/{id}/runs/': user(404, `${LIST}runs/`, { mode: 'all' }),
  'POST /api/lists/{id}/stop/': user(404, `${LIST}stop/`),
  'GET /api/lists/{id}/matrix/': user(404, `${LIST}matrix/`),
  'GET /api/lists/{id}/news/': user(404, `${LIST}news/`),
  'GET /api/lists/{id}/file/': user(404, `${LIST}file/`),
  'GET /api/dossiers/': user(200),
  'POST /api/dossiers/': user(201, undefined, { title: 'Um' }),
  'GET /api/dossiers/{id}/': user(404, DOSSIER),
  'PATCH /api/dossiers/{id}/': user(404, DOSSIER, { version: 1 }),
  'DELETE /api/dossiers/{id}/': user(404, DOSSIER),
  'GET /api/dossiers/{id}/change/': user(404, `${DOSSIER}change/`),
  'GET /api/dossiers/{id}/items/': user(404, `${DOSSIER}items/`),
  'POST /api/dossiers/{id}/items/': user(404, `${DOSSIER}items/`, { posts: [NOBODYS] }),
  'POST /api/dossiers/{id}/things/': user(404, `${DOSSIER}things/`, { kind: 'person', id: '1' }),
  'GET /api/dossiers/{id}/file/': user(404, `${DOSSIER}file/`),
  'POST /api/dossiers/{id}/searches/': user(404, `${DOSSIER}searches/`, { filters: {} }),
  'DELETE /api/dossiers/{id}/items/{item_id}/': user(404, ITEM),
  'POST /api/dossiers/{id}/items/{item_id}/restore/': user(404, `${ITEM}restore/`),
  'POST /api/dossiers/{id}/items/{item_id}/move/': user(404, `${ITEM}move/`, { after: null }),
  'PUT /api/dossiers/{id}/items/{item_id}/note/': user(404, `${ITEM}note/`, { note: '', note_version: 0 }),
  'PUT /api/dossiers/{id}/items/{item_id}/tags/': user(404, `${ITEM}tags/`, {}),
  'GET /api/dossiers/{id}/comments/': user(404, `${DOSSIER}comments/`),
  'POST /api/dossiers/{id}/comments/': user(404, `${DOSSIER}comments/`, { text: 'x' }),
  'DELETE /api/dossiers/{id}/comments/{comment_id}/': user(404, `${DOSSIER}comments/1/`),
  'GET /api/comment-mentions/': user(200),
  'POST /api/comment-mentions/seen/': user(204, undefined, { until: 1 }),
  'GET /api/search-history/': { ...user(200), scope: 'session' },
  'POST /api/search-history/': { ...user(204, undefined, { filters: {} }), scope: 'session' },
  'PATCH /api/search-history/': { ...user(200, undefined, { is_on: true }), scope: 'session' },
  'DELETE /api/search-history/': { ...user(204), scope: 'session' },
  'GET /api/users/{username}/work/': superuser(404, '/api/users/ninguem/work/'),
  'POST /api/users/{username}/handover/': {
    ...superuser(404, '/api/users/ninguem/handover/', { to: 'ana' }),
    scope: 'session',
  },
  'GET /api/tags/': user(200),
  'POST /api/tags/': user(400, undefined, {}),
  'PUT /api/tags/{id}/': superuser(404, '/api/tags/9/', { name: 'x', version: 1 }),
  'POST /api/tags/{id}/merge/': superuser(404, '/api/tags/9/merge/', { into: 8 }),
  'DELETE /api/tags/{id}/': superuser(404, '/api/tags/9/'),
  'GET /api/dossier-statuses/': user(200),
  'PUT /api/dossier-statuses/': superuser(400, undefined, {}),
  'GET /api/shares/{kind}/{id}/': user(404, `/api/shares/dossier/${NOBODYS}/`),
  'PUT /api/shares/{kind}/{id}/': user(404, `/api/shares/dossier/${NOBODYS}/`, {
    ...{ everyone: null, people: [], groups: [], version: 0 },
  }),
  'POST /api/shares/{kind}/{id}/requests/': user(404, `/api/shares/dossier/${NOBODYS}/requests/`),
  'PUT /api/shares/{kind}/{id}/requests/{username}/': user(404, `/api/shares/dossier/${NOBODYS}/requests/ninguem/`, {
    allow: true,
  }),
  'GET /api/access-requests/': user(200),
  'GET /api/share-notices/': user(200),
  'POST /api/share-notices/seen/': user(204, undefined, {}),
  'GET /api/folders/': user(200),
  'POST /api/folders/': user(201, undefined, { title: 'Uma' }),
  'GET /api/folders/{id}/': user(404, FOLDER),
  'PATCH /api/folders/{id}/': user(404, FOLDER, { title: 'Outra', version: 1 }),
  'DELETE /api/folders/{id}/': user(404, FOLDER),
  'POST /api/folder-moves/': user(404, undefined, { folder: null, things: [{ kind: 'list', id: NOBODYS }] }),
  'GET /api/colleagues/': user(200),
  'GET /api/groups/': superuser(200),
  'POST /api/groups/': superuser(400, undefined, {}),
  'PUT /api/groups/{id}/': superuser(404, '/api/groups/9/', { name: 'x', members: [], version: 1 }),
  'DELETE /api/groups/{id}/': superuser(404, '/api/groups/9/'),
}
