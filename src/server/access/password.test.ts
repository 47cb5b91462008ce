import argon2 from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const verify = vi.spyOn(argon2, 'verify')
beforeEach(() => {
  verify.mockClear()
})

test('a password matches its own hash and no other', async () => {
  const stored = await hashPassword('maçã-verde-42')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'maçã-verde-42')).toBe(true)
  expect(await verifyPassword(stored, 'maca-verde-42')).toBe(false)
  expect(await hashPassword('maçã-verde-42')).not.toBe(stored)
})

test('an accent typed as a character of its own is the same accent', async () => {
  const stored = await hashPassword('maçã'.normalize('NFC'))
  expect(await verifyPassword(stored, 'maçã'.normalize('NFD'))).toBe(true)
})

test('without a user, a hash of the same cost is verified all the same, and never matches', async () => {
  const stored = await hashPassword('qualquer')
  await verifyPassword(stored, 'errada')
  expect(await verifyPassword(null, 'errada')).toBe(false)
  expect(verify).toHaveBeenCalledTimes(2)
  const [real, dummy] = verify.mock.calls.map(([hash]) => argon2.parseOptions(hash))
  expect(dummy).toEqual(real)
})

test('even a right guess of what nobody is measured against does not enter', async () => {
  verify.mockResolvedValueOnce(true)
  expect(await verifyPassword(null, 'a senha sorteada')).toBe(false)
})
