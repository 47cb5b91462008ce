import { PASSWORD } from '../users.ts'
import { step } from './step.ts'

const newcomer = { username: 'bia', email: 'bia@exemplo.example', first_name: 'Bia', last_name: 'Prado' }

/** Sessions, profiles, tokens, users and the audit record. */
export const USER_STEPS = [
  step('POST /api/token/', {
    as: null,
    body: { username: 'editora', password: PASSWORD },
    keep: { refresh: 'refresh', access: 'access' },
    refused: [{ body: { username: 'editora', password: 'não é esta' } }],
  }),
  step('POST /api/token/verify/', { as: null, body: { token: '{access}' }, refused: [{ body: { token: 'x' } }] }),
  step('POST /api/token/refresh/', {
    as: null,
    body: { refresh: '{refresh}' },
    keep: { refresh: 'refresh' },
    refused: [{ body: { refresh: 'x' } }],
  }),
  step('POST /api/token/revoke/', { as: null, body: { refresh: '{refresh}' } }),
  step('GET /api/users/profile/'),
  step('PATCH /api/users/profile/', {
    body: { first_name: 'Dora', last_name: 'Lima' },
    refused: [{ body: { email: 'sem arroba' } }],
  }),
  step('GET /api/users/profile/sessions/'),
  step('POST /api/users/profile/tokens/', {
    body: { name: 'Planilha da redação', scopes: ['read'], days: 30, current_password: PASSWORD },
    keep: { token: 'id' },
    refused: [{ body: { name: 'Planilha', scopes: ['read'], days: 30, current_password: 'não é esta' } }],
  }),
  step('GET /api/users/profile/tokens/'),
  step('DELETE /api/users/profile/tokens/{id}/', { params: { id: '{token}' } }),
  step('GET /api/colleagues/'),
  step('POST /api/users/', {
    body: newcomer,
    refused: [{ body: newcomer }],
  }),
  step('GET /api/users/'),
  step('GET /api/users/{username}/', { params: { username: 'bia' } }),
  step('PUT /api/users/{username}/', { params: { username: 'bia' }, body: { ...newcomer, transcriptor_group: true } }),
  step('PATCH /api/users/{username}/', { params: { username: 'bia' }, body: { last_name: 'Prado Reis' } }),
  step('POST /api/users/{username}/password-link/', { params: { username: 'bia' }, keep: { link: 'link/' } }),
  step('POST /api/password-link/verify/', { as: null, body: { token: '{link}' }, refused: [{ body: { token: 'x' } }] }),
  step('POST /api/password-link/', {
    as: null,
    body: { token: '{link}', new_password: 'ipê-amarelo-na-praça' },
    refused: [{ body: { token: 'x', new_password: 'ipê-amarelo-na-praça' } }],
  }),
  step('POST /api/groups/', {
    body: { name: 'Checagem', members: ['bia'] },
    keep: { group: 'id', group_version: 'version' },
  }),
  step('GET /api/groups/'),
  step('PUT /api/groups/{id}/', {
    params: { id: '{group}' },
    body: { name: 'Checagem', members: ['bia', 'ana'], version: '{group_version}' },
    refused: [{ params: { id: '{group}' }, body: { name: 'Checagem', members: [], version: 99 } }],
  }),
  step('GET /api/audit/', { query: { action: ['login'], page_size: '20' } }),
  step('PATCH /api/users/{username}/', { params: { username: 'bia' }, body: { is_active: false } }),
  step('GET /api/users/{username}/work/', { params: { username: 'bia' } }),
  step('POST /api/users/{username}/handover/', { params: { username: 'bia' }, body: { to: 'ana' } }),
]

/** Steps that remove what other steps need. */
export const LAST_STEPS = [
  step('DELETE /api/groups/{id}/', { params: { id: '{group}' } }),
  step('DELETE /api/users/{username}/', { params: { username: 'bia' } }),
  step('PUT /api/users/profile/password/', {
    as: 'ana',
    body: { current_password: PASSWORD, new_password: 'jacarandá-da-esquina' },
    refused: [{ body: { current_password: 'não é esta', new_password: 'jacarandá-da-esquina' } }],
  }),
  step('DELETE /api/demo/'),
  step('POST /api/token/', { as: null, body: { username: 'editora', password: PASSWORD } }),
  step('GET /api/users/profile/sessions/', { keep: { session: '0.id' } }),
  step('DELETE /api/users/profile/sessions/{id}/', { params: { id: '{session}' } }),
  step('POST /api/users/profile/sessions/revoke/', { body: { scope: 'others' } }),
]
