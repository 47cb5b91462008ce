import { expect, test } from 'vitest'
import { listsPeople } from './detect-format.ts'

test.each([
  'Nome;Partido;UF;Dia;Instagram',
  'Nome parlamentar;Partido;UF;Quando;Telegram',
  'Nome;Partido;UF;Post;Instagram',
  'Nome;Partido;UF;Publicação',
  'Nome;Cargo;Partido;UF;Data de nascimento;Horário',
  'Pessoa;Cargo;Dia',
  'Nome;Partido;UF;Criado em',
])('a table of people is known whatever day it has: %s', (header) => {
  expect(listsPeople(header.split(';'))).toBe(true)
})

test.each([
  'Quando;Deputado;Partido;Perfil;Postagem;Link da postagem',
  'Nome;Partido;UF;Dia;Horário;Conta;Post;Link',
  'Nome;Partido;Data',
  'Nome;Partido;Texto',
  'Nome;Partido;Data da publicação;Link',
])('a table of posts is known by a date or a text, or by words that may be both: %s', (header) => {
  expect(listsPeople(header.split(';'))).toBe(false)
})
