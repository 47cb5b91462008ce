import { describe, expect, it } from 'vitest'
import { streamOf } from '../../../../test/source-items.ts'
import type { ImportedPerson } from '../../../contract/people/imported-person.ts'
import { readPeople } from './people.ts'
import type { PeopleOptions } from './people-csv.ts'

async function read(content: string, options?: PeopleOptions) {
  const people: ImportedPerson[] = []
  const rejected: { position: number; reason: string }[] = []
  for await (const item of readPeople(streamOf(content, 50), options)) {
    if ('person' in item) people.push(item.person)
    else rejected.push(item)
  }
  return { people, rejected }
}

describe('readPeople', () => {
  it('reads the answer of the Câmara, without the e-mail', async () => {
    const deputy = {
      id: 9,
      nome: 'Fulana de Tal',
      siglaPartido: 'PAZ',
      siglaUf: 'SP',
      urlFoto: 'https://www.camara.leg.br/9.jpg',
      email: 'dep.fulana@exemplo.example',
    }
    const { people, rejected } = await read(
      JSON.stringify({ dados: [deputy, { id: 10, siglaPartido: 'PAZ' }], links: [] }),
    )
    expect(people).toEqual([
      {
        source_id: 'camara:9',
        name: 'Fulana de Tal',
        role: 'deputado federal',
        party: 'PAZ',
        uf: 'SP',
        gender: null,
        image: 'https://www.camara.leg.br/9.jpg',
        accounts: [],
      },
    ])
    expect(rejected).toEqual([{ position: 2, reason: 'Falta o nome da pessoa.' }])
  })

  it('reads the answer of the Senado, with photos over https and nothing of how to reach the person', async () => {
    const person = {
      CodigoParlamentar: '12',
      NomeParlamentar: 'Beltrana',
      FormaTratamento: 'Senadora ',
      UrlFotoParlamentar: 'http://www.senado.leg.br/12.jpg',
      EmailParlamentar: 'sen@exemplo.example',
      Telefones: { Telefone: [{ NumeroTelefone: '33030000' }] },
      SiglaPartidoParlamentar: 'PAZ',
      UfParlamentar: 'AC',
    }
    const answer = {
      ListaParlamentarEmExercicio: { Parlamentares: { Parlamentar: [{ IdentificacaoParlamentar: person }] } },
    }
    expect((await read(`\ufeff${JSON.stringify(answer)}`)).people).toEqual([
      {
        source_id: 'senado:12',
        name: 'Beltrana',
        role: 'senador',
        party: 'PAZ',
        uf: 'AC',
        gender: 'feminino',
        image: 'https://www.senado.leg.br/12.jpg',
        accounts: [],
      },
    ])
  })

  it('reads a table with the columns that are named, accounts included', async () => {
    const csv = 'nome;cargo;sigla;canais;rede\nFulana;Governador(a);PAZ;@a https://t.me/b;@f\nBeltrano;;;;-\n'
    const columns = 'name=nome,role=cargo,party=sigla,telegram=canais,x=rede'
    const { people } = await read(csv, { columns })
    expect(people).toEqual([
      {
        source_id: null,
        name: 'Fulana',
        role: 'governador',
        party: 'PAZ',
        uf: null,
        gender: null,
        image: null,
        accounts: [
          { platform: 'Telegram', handle: 'a' },
          { platform: 'Telegram', handle: 'b' },
          { platform: 'X', handle: 'f' },
        ],
      },
      { source_id: null, name: 'Beltrano', role: null, party: null, uf: null, gender: null, image: null, accounts: [] },
    ])
  })

  it('knows the usual names of columns', async () => {
    const { people } = await read(
      'id_fonte,nome,cargo,partido,uf,foto_url,twitter\ncamara:9,Fulana,Senadora,PAZ,sp,https://a.example/f.jpg,f\n',
    )
    expect(people[0]).toMatchObject({
      source_id: 'camara:9',
      role: 'senador',
      gender: 'feminino',
      uf: 'SP',
      accounts: [{ platform: 'X', handle: 'f' }],
    })
  })

  it('sets broken rows aside by line', async () => {
    const { people, rejected } = await read('nome,uf\n,SP\nFulana,ZZ\nBeltrana\nSicrana,RJ\n')
    expect(people.map((person) => person.name)).toEqual(['Sicrana'])
    expect(rejected.map(({ position }) => position)).toEqual([2, 3, 4])
  })

  it.each([
    ['{"dados": [{"id": 1, "sigla": "PAZ"}]}', /não é a resposta da Câmara/],
    ['{"dados": [', /não é a resposta da Câmara/],
    ['titulo,ano\na,1\n', /coluna do nome.*“titulo”, “ano”/],
    ['<html>', /HTML/],
    ['', /vazio/],
  ])('refuses %j as a whole', async (content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  })
})

it('refuses an answer that becomes far more than it was before it does', async () => {
  const people = readPeople(streamOf(`{"dados":[${'{},'.repeat(1_100_000)}{}]}`))
  await expect(Array.fromAsync(people)).rejects.toThrow('pesada demais')
})
