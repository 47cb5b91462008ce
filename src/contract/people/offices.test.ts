import { expect, test } from 'vitest'
import { nameOffice, readOfficeGender, toGender } from './offices.ts'

test('an office is written by the gender of the person, where it is known', () => {
  expect(nameOffice({ role: 'deputado federal', gender: 'feminino' })).toBe('deputada federal')
  expect(nameOffice({ role: 'deputado federal', gender: 'masculino' })).toBe('deputado federal')
  expect(nameOffice({ role: 'ex-ministro da saúde', gender: 'feminino' })).toBe('ex-ministra da saúde')
  expect(nameOffice({ role: 'vice-governador', gender: 'feminino' })).toBe('vice-governadora')
})

test('where it is not known the house stands, not the masculine', () => {
  const name = (role: string, uf: string | null = null) => nameOffice({ role, gender: null, uf })
  expect(name('deputado federal')).toBe('Câmara dos Deputados')
  expect(name('deputado estadual')).toBe('Assembleia Legislativa')
  expect(name('senador')).toBe('Senado Federal')
  expect(name('governador')).toBe('governo estadual')
  expect([name('governador', 'SP'), name('governador', 'BA'), name('governador', 'RJ')]).toEqual([
    'governo de SP',
    'governo da BA',
    'governo do RJ',
  ])
  expect(name('vice-prefeito')).toBe('vice-prefeitura')
  expect(name('ex-deputado federal')).toBe('Câmara dos Deputados (antes)')
  expect(name('ministro da saúde')).toBe('ministério da saúde')
  expect(name('ministro do stf')).toBe('STF')
})

test('what is in no list stays as the source wrote it; nothing stays nothing', () => {
  expect(nameOffice({ role: 'presidente', gender: 'feminino' })).toBe('presidente')
  expect(nameOffice({ role: 'senadora', gender: null })).toBe('senadora')
  expect(nameOffice({ role: '', gender: 'feminino' })).toBe(null)
})

test('a feminine office tells the gender, a masculine one does not', () => {
  expect(readOfficeGender('Deputada Federal')).toBe('feminino')
  expect(readOfficeGender('vice-governadora')).toBe('feminino')
  expect(readOfficeGender('senador')).toBe(null)
  expect(['Feminino', 'F', 'M', 'Masculino', '', null].map(toGender)).toEqual([
    'feminino',
    'feminino',
    'masculino',
    'masculino',
    null,
    null,
  ])
})
