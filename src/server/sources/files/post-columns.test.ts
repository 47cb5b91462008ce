import { expect, test } from 'vitest'
import { detectPersonColumns } from '../people/people-csv.ts'
import { POST_COLUMN_NAMES } from './post-column-names.ts'
import { detectPostColumns } from './post-columns.ts'

const nameColumns = (header: string[], places: ReadonlyMap<string, number[]>) =>
  Object.fromEntries([...places].map(([field, found]) => [field, found.map((place) => header[place]).join(' ')]))

const POSTS: [header: string, fields: Record<string, string>][] = [
  [
    'Quando;Deputado;Perfil;Postagem;Link da postagem;Rede social;Nº de curtidas',
    {
      ...{ date: 'Quando', full_name: 'Deputado', account: 'Perfil', content: 'Postagem', link: 'Link da postagem' },
      ...{ platform: 'Rede social', likes: 'Nº de curtidas' },
    },
  ],
  ['Publicado em;Canal;Mensagem', { date: 'Publicado em', account: 'Canal', content: 'Mensagem' }],
  ['Data e hora;Data da coleta;Texto do post', { date: 'Data e hora', content: 'Texto do post' }],
  ['horário;data;texto', { date: 'data', time: 'horário', content: 'texto' }],
  ['dia;hora;texto', { date: 'dia', time: 'hora', content: 'texto' }],
  ['data_hora;@ da conta', { date: 'data_hora', account: '@ da conta' }],
  ['Data da publicação;Publicação', { date: 'Data da publicação', content: 'Publicação' }],
  ['ID da publicação;Exibições;Republicações', { id: 'ID da publicação', views: 'Exibições', shares: 'Republicações' }],
  ['Qtd. de comentários;Sigla do partido', { comments: 'Qtd. de comentários', party: 'Sigla do partido' }],
  ['Unidade da Federação;Cargo atual', { uf: 'Unidade da Federação', role: 'Cargo atual' }],
  // The more exact name of two.
  ['ID;ID da publicação;Data;Data da publicação', { id: 'ID da publicação', date: 'Data da publicação' }],
  ['Data;Data do post;Link;Link do post', { date: 'Data do post', link: 'Link do post' }],
  ['Data;Publicado em;URL;URL da publicação', { date: 'Publicado em', link: 'URL da publicação' }],
  ['Autor;Nome de usuário', { account: 'Nome de usuário' }],
  ['Usuário;@ da conta;Texto;Texto da postagem', { account: '@ da conta', content: 'Texto da postagem' }],
  ['Nome;Nome do autor;Data;Data e hora', { full_name: 'Nome do autor', date: 'Data e hora' }],
  ['Canal;Autor;Conta', { account: 'Conta Autor' }],
  ['Página;Canal', { account: 'Canal' }],
  // As before: our own names come first.
  ['post,text,created_at', { content: 'text', date: 'created_at' }],
]

test.each(POSTS)('columns of posts as spreadsheets call them: %s', (line, fields) => {
  const header = line.split(/[;,]/)
  expect(nameColumns(header, detectPostColumns(header))).toEqual(fields)
})

const PEOPLE: [header: string, fields: Record<string, string>][] = [
  [
    'Nome parlamentar;Sigla do partido;UF;Cargo atual;Gênero;Link da foto',
    {
      ...{ name: 'Nome parlamentar', party: 'Sigla do partido', uf: 'UF', role: 'Cargo atual', gender: 'Gênero' },
      image: 'Link da foto',
    },
  ],
  [
    'Nome civil;Nome de urna;Canal do Telegram;Perfil no X;@ no Instagram;Página do Facebook',
    {
      ...{ name: 'Nome de urna Nome civil', telegram: 'Canal do Telegram', x: 'Perfil no X' },
      ...{ instagram: '@ no Instagram', facebook: 'Página do Facebook' },
    },
  ],
]

test.each(PEOPLE)('columns of people as spreadsheets call them: %s', (line, fields) => {
  const header = line.split(';')
  expect(nameColumns(header, detectPersonColumns(header))).toEqual(fields)
})

test('no name means two things', () => {
  const names = Object.values(POST_COLUMN_NAMES).flat()
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(names.filter((name) => !/^[a-z0-9.]+$/.test(name))).toEqual([])
})
