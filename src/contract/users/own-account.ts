/** What users may do with their own account. Beyond the specification, which covers only the profile. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { GivenPassword } from './password.ts'
import { Profile } from './profile.ts'
import { Email, PersonalName } from './users.ts'

/** Strict: a role or a username in the body is rejected, not ignored. */
export const ProfileChanges = z.strictObject({
  email: Email.optional(),
  first_name: PersonalName.optional(),
  last_name: PersonalName.optional(),
  /** Required when the e-mail changes, because password links are sent there. */
  current_password: GivenPassword.optional(),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

export const updateProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/users/profile/',
  access: 'user',
  scope: 'session',
  summary: 'Mudar o próprio nome e e-mail; mudar o e-mail pede a senha',
  body: ProfileChanges,
  reply: Profile,
})

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/users/profile/password/',
  access: 'user',
  scope: 'session',
  summary: 'Mudar a própria senha; as outras sessões terminam',
  body: z.strictObject({ current_password: GivenPassword, new_password: GivenPassword }),
  reply: z.object({}),
})

/** One login on one device. Times are ISO 8601. */
export const OwnSession = z.object({
  id: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: z.string(),
  /** When it was last renewed: every few minutes while a page is open. */
  last_used_at: z.string(),
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/api/users/profile/sessions/',
  access: 'user',
  scope: 'session',
  summary: 'As próprias sessões abertas, a mais recente primeiro',
  reply: z.array(OwnSession),
})

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/profile/sessions/{id}/',
  access: 'user',
  scope: 'session',
  summary: 'Encerrar uma das próprias sessões',
  params: z.object({ id: z.string().max(100) }),
  reply: z.object({}),
})

export const endOwnSessions = defineEndpoint({
  method: 'POST',
  path: '/api/users/profile/sessions/revoke/',
  access: 'user',
  scope: 'session',
  summary: 'Encerrar as próprias sessões: todas, ou todas menos esta',
  body: z.strictObject({ scope: z.enum(['all', 'others'], { error: 'Informe "all" ou "others".' }) }),
  reply: z.object({}),
})
