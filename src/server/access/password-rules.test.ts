import { expect, test } from 'vitest'
import { findPasswordProblem } from './password-rules.ts'

test.each(['1234567', 'aB3$xyz', 'maçã-42', ''])(
  'a password of less than eight characters is refused: %j',
  (password) => {
    expect(findPasswordProblem(password, 'ana')).toBe('A senha precisa de pelo menos 8 caracteres.')
  },
)

test('characters are counted, not what they are stored in', () => {
  expect(findPasswordProblem('🦜🌵🪁🥁🪗', 'ana')).toContain('8 caracteres')
  expect(findPasswordProblem('🦜🌵🪁🥁🪗🎈🧉🥥', 'ana')).toBeNull()
})

test('a password may have 1,024 characters and no more', () => {
  const long = 'chuva mansa no telhado '.repeat(60)
  expect(findPasswordProblem(long.slice(0, 1024), 'ana')).toBeNull()
  expect(findPasswordProblem(long.slice(0, 1025), 'ana')).toBe('A senha pode ter até 1.024 caracteres.')
})

test.each([
  ...[
    'password',
    'Password1',
    'senha123',
    'SENHA@2026',
    's3nh@123',
    'p@ssw0rd!',
    'mudar123',
    '123mudar',
    'flamengo',
    'Corinthians10',
  ],
  ...['brasil2026', 'jesuscristo', 'euteamo!!', '!!amor99', 'lupascan1', 'redacao2026', 'admin1234', 'iloveyou'],
  ...[
    '12345678',
    '87654321',
    '11111111',
    '20101990',
    'abcdefgh',
    'qwertyui',
    'poiuytrewq',
    '1q2w3e4r',
    'aaaaaaaa',
    'abababab',
    'senhasenha',
  ],
])('a common password is refused: %s', (password) => {
  expect(findPasswordProblem(password.padEnd(8, '1'), 'ana')).toBe(
    'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  )
})

test.each(['ana.prado', 'ANA.PRADO', 'ana.prado2026', 'odarp.ana'])('the username is no password: %s', (password) => {
  expect(findPasswordProblem(password, 'Ana.Prado')).toBe('A senha não pode ser o nome de usuário. Escolha outra.')
})

test.each(['chuva mansa', 'correto cavalo bateria grampo', 'kT4-vvq2', 'tudojunto', 'senhadocofredavovo'])(
  'nothing is asked about the kinds of characters: %s will do',
  (password) => {
    expect(findPasswordProblem(password, 'ana')).toBeNull()
  },
)

test('a username of signs and figures alone does not refuse what has none of it', () => {
  expect(findPasswordProblem('1984-2084-x', '123')).toBeNull()
  expect(findPasswordProblem('98-1-77-402', '123')).toBeNull()
})
