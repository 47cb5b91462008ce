import { expect, test } from 'vitest'
import { describeBackupTrouble } from './backup-words.ts'

const late = { state: 'late', last_at: '2026-03-12T06:23:00.000Z', every_hours: 24, is_trouble: true } as const

test('what is wrong with the backups, since when, and what to do', () => {
  expect(describeBackupTrouble({ ...late, state: 'fresh', is_trouble: false })).toBeNull()
  expect(describeBackupTrouble({ ...late, state: 'none', last_at: null, is_trouble: false })).toBeNull()
  expect(describeBackupTrouble(late)).toMatch(
    /^A última é de 12\/03\/2026 às 03:23: o que mudou depois não tem cópia\. Deveria haver uma a cada 24 horas\. Na máquina/,
  )
  expect(describeBackupTrouble({ ...late, every_hours: 1 })).toContain('a cada 1 hora.')
  expect(describeBackupTrouble({ ...late, state: 'none', last_at: null })).toMatch(/^Ainda não há nenhuma\./)
  expect(describeBackupTrouble({ ...late, state: 'unwritable', last_at: null })).toContain('nenhuma cópia é feita')
  expect(describeBackupTrouble({ ...late, state: 'untimely', last_at: null })).toContain('relógio')
})
