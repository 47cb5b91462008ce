import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_GROUP_NAME } from '../limits.ts'
import { lineText } from '../line-text.ts'
import { SeenVersion } from '../seen-version.ts'

const access = 'superuser'

/** A group of users that things can be shared with. */
export const UserGroup = z.object({ id: z.int(), name: z.string(), members: z.array(z.string()), version: z.int() })
export type UserGroup = z.infer<typeof UserGroup>

const GroupId = z.object({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/, 'O grupo é indicado por um número.')
    .transform(Number),
})

export const NewUserGroup = z.strictObject({
  name: lineText(MAX_GROUP_NAME, 'Dê um nome ao grupo.'),
  /** Usernames. */
  members: z.array(z.string().max(150)).max(2_000, 'São aceitas até 2.000 pessoas.'),
})
export type NewUserGroup = z.infer<typeof NewUserGroup>

export const UserGroupChange = NewUserGroup.extend({ version: SeenVersion })
export type UserGroupChange = z.infer<typeof UserGroupChange>

export const listUserGroups = defineEndpoint({
  method: 'GET',
  path: '/api/groups/',
  access,
  summary: 'Os grupos e quem faz parte deles',
  reply: z.array(UserGroup),
})

export const createUserGroup = defineEndpoint({
  method: 'POST',
  path: '/api/groups/',
  access,
  summary: 'Criar um grupo',
  body: NewUserGroup,
  reply: UserGroup,
})

export const updateUserGroup = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/{id}/',
  access,
  summary: 'Trocar o nome de um grupo e quem faz parte dele; recusado (409) quando mudou desde a versão vista',
  params: GroupId,
  body: UserGroupChange,
  reply: UserGroup,
})

export const deleteUserGroup = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/',
  access,
  summary: 'Remover um grupo; o que era compartilhado com ele deixa de ser',
  params: GroupId,
})
