import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

const Required = z.string({ error: 'Este campo é obrigatório.' }).trim().min(1, 'Este campo é obrigatório.')

/** The login name. Case-insensitively unique. "profile" is reserved, being the path of the user's own profile. */
export const Username = Required.max(150, 'O nome de usuário pode ter até 150 caracteres.')
  .regex(/^[\w.@+-]*$/, 'Use apenas letras sem acento, números e . @ + - _')
  .refine((name) => name.toLowerCase() !== 'profile', 'Este nome é reservado. Escolha outro.')

/** Empty if there is none. */
export const Email = z
  .string('Informe um texto.')
  .trim()
  .max(254, 'O e-mail pode ter até 254 caracteres.')
  .regex(/^$|^[^\s\p{Cc}@<>,;:"()\\]+@[^\s\p{Cc}@<>,;:"()\\]+\.[^\s\p{Cc}@<>,;:"()\\.]+$/u, 'Informe um e-mail válido.')

/** First or last name; empty if unknown. */
export const PersonalName = z
  .string('Informe um texto.')
  .trim()
  .max(150, 'O nome pode ter até 150 caracteres.')
  .regex(/^[^\p{Cc}]*$/u, 'O nome contém caracteres de controle, que não são aceitos.')

const Flag = z.boolean({ error: 'Informe verdadeiro ou falso.' })

/** A user as a superuser sees it. Times are ISO 8601. */
export const User = z.object({
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_superuser: z.boolean(),
  transcriptor_group: z.boolean(),
  is_active: z.boolean(),
  /** False until the one-time link has been used. */
  has_password: z.boolean(),
  last_login: z.string().nullable(),
  created_at: z.string(),
  /** When the latest one-time link expires; null if none is valid. */
  link_expires_at: z.string().nullable(),
})
export type User = z.infer<typeof User>

/** Fields a superuser may set. Strict: anything else, such as a password hash or an id, is rejected by name. */
export const UserFields = z.strictObject({
  username: Username,
  email: Email.default(''),
  first_name: PersonalName.default(''),
  last_name: PersonalName.default(''),
  is_superuser: Flag.optional(),
  transcriptor_group: Flag.optional(),
  is_active: Flag.optional(),
})
export type UserFields = z.infer<typeof UserFields>

export const UserChanges = z.strictObject({
  username: Username.optional(),
  email: Email.optional(),
  first_name: PersonalName.optional(),
  last_name: PersonalName.optional(),
  is_superuser: Flag.optional(),
  transcriptor_group: Flag.optional(),
  is_active: Flag.optional(),
})
export type UserChanges = z.infer<typeof UserChanges>

/**
 * How the user receives the one-time link for choosing a password. `link` is null if it was mailed, so that nobody else
 * sees it. Without LUPASCAN_PUBLIC_URL it is a path, to be resolved against the address the browser already uses.
 */
export const PasswordLink = z.object({
  delivery: z.enum(['mailed', 'mail_failed', 'shown']),
  link: z.string().nullable(),
  expires_at: z.string(),
})
export type PasswordLink = z.infer<typeof PasswordLink>

export const CreatedUser = User.extend({ password_link: PasswordLink })
export type CreatedUser = z.infer<typeof CreatedUser>

const ByUsername = z.object({ username: z.string().max(150) })

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users/',
  access: 'superuser',
  summary: 'Todos os usuários, por nome de usuário',
  reply: z.array(User),
})

export const createUser = defineEndpoint({
  method: 'POST',
  path: '/api/users/',
  access: 'superuser',
  scope: 'session',
  summary: 'Cadastrar um usuário e fazer o link com que ele escolhe a senha',
  body: UserFields,
  reply: CreatedUser,
})

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/users/{username}/',
  access: 'superuser',
  summary: 'Um usuário',
  params: ByUsername,
  reply: User,
})

export const replaceUser = defineEndpoint({
  method: 'PUT',
  path: '/api/users/{username}/',
  access: 'superuser',
  scope: 'session',
  summary: 'Substituir os dados de um usuário; permissões e situação que não são enviadas ficam como estão',
  params: ByUsername,
  body: UserFields,
  reply: User,
})

export const updateUser = defineEndpoint({
  method: 'PATCH',
  path: '/api/users/{username}/',
  access: 'superuser',
  scope: 'session',
  summary: 'Mudar só o que é enviado de um usuário',
  params: ByUsername,
  body: UserChanges,
  reply: User,
})

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/{username}/',
  access: 'superuser',
  scope: 'session',
  summary: 'Remover um usuário, com suas buscas salvas e sessões',
  params: ByUsername,
  reply: z.object({}),
})

/** Beyond the specification: a new link, for a user who lost the first one or forgot the password. The previous link stops working. */
export const createPasswordLink = defineEndpoint({
  method: 'POST',
  path: '/api/users/{username}/password-link/',
  access: 'superuser',
  scope: 'session',
  summary: 'Fazer um novo link para o usuário escolher a senha',
  params: ByUsername,
  reply: PasswordLink,
})
