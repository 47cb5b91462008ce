import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { UFS } from '../../../contract/labels.ts'
import { listDemoPeople } from './invent-people.ts'
import { DEMO_PARTIES } from './invented.ts'

/** Parties registered with the TSE now or since 1985, as their acronyms were written. */
const REAL_ACRONYMS =
  `MDB PMDB PT PSDB PP PDT PTB PL PR PSB REPUBLICANOS PRB PSD CIDADANIA PPS PODE PTN PSOL PCdoB PC DO B AVANTE PTdoB PV
  SOLIDARIEDADE SD UNIÃO UNIÃO BRASIL DEM PFL PSL PRD REDE NOVO AGIR PTC MOBILIZA PMN PMB PRTB DC PSDC PSTU PCB PCO UP
  MISSÃO PSC PROS PATRIOTA PEN PHS PRP PPL PRONA PAN PST PSN PGT PRN PJ PDS PPR PPB PDC PTR ARENA UDN PSP PMR PRS PS`.split(
    /\s+/,
  )
const REAL_PEOPLE = fileURLToPath(new URL('../../../../../shared/data/parlamentares', import.meta.url))

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Names of deputies, senators and governors from files of different formats: the value of every name field. */
function listRealNames(): string[] {
  const json = ['camara-api-deputados.json', 'senado-api-lista-atual.json'].flatMap((file) => {
    const text = readFileSync(`${REAL_PEOPLE}/${file}`, 'utf8')
    return [...text.matchAll(/"(?:nome|NomeParlamentar|NomeCompletoParlamentar)":"([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
  })
  const csv = ['parlamentares-57.csv', 'governadores-2024.csv'].flatMap((file) =>
    readFileSync(`${REAL_PEOPLE}/${file}`, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split(',').slice(0, 2)),
  )
  return [...json, ...csv].filter(Boolean).map(fold)
}

describe('listDemoPeople', () => {
  const people = listDemoPeople()

  it('has about sixty people, each known by one name and one id', () => {
    expect(people.length).toBeGreaterThanOrEqual(60)
    expect(new Set(people.map((person) => person.name)).size).toBe(people.length)
    expect(new Set(people.map((person) => person.source_id)).size).toBe(people.length)
  })

  it('covers every state and every office', () => {
    expect(new Set(people.map((person) => person.uf))).toEqual(new Set(UFS))
    expect(new Set(people.map((person) => person.role))).toEqual(
      new Set(['deputado federal', 'senador', 'governador', 'vereador', 'prefeito', 'deputado estadual', 'ministro']),
    )
  })

  it('gives everybody one to three accounts with handles nobody else has', () => {
    const handles = people.flatMap((person) =>
      person.accounts.map((account) => `${account.platform}/${account.handle}`),
    )
    expect(new Set(handles).size).toBe(handles.length)
    for (const person of people) {
      expect(person.accounts.length).toBeGreaterThanOrEqual(1)
      expect(person.accounts.length).toBeLessThanOrEqual(3)
      for (const account of person.accounts) expect(account.handle).toMatch(/^demo_[a-z_]{3,26}$/)
    }
  })

  it('uses every fictional party, and none that exists', () => {
    const acronyms = DEMO_PARTIES.map((party) => party.acronym)
    expect(new Set(people.map((person) => person.party).filter(Boolean))).toEqual(new Set(acronyms))
    expect(acronyms.filter((acronym) => REAL_ACRONYMS.some((real) => fold(real) === fold(acronym)))).toEqual([])
  })

  it('takes the portraits in order', () => {
    const withPortraits = listDemoPeople(['media/a.webp', 'media/b.webp'])
    expect(withPortraits.slice(0, 3).map((person) => person.image)).toEqual(['media/a.webp', 'media/b.webp', null])
  })

  it.skipIf(!existsSync(REAL_PEOPLE))('has nobody who sits in Congress or governs (needs ../shared/data)', () => {
    const real = listRealNames().map((name) => name.split(' '))
    expect(real.length).toBeGreaterThan(600)
    const same = people.filter((person) => {
      const parts = fold(person.name).split(' ')
      return real.some((name) => parts.every((part) => name.includes(part)))
    })
    expect(same).toEqual([])
  })
})
