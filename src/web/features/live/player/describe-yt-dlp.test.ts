import { expect, test } from 'vitest'
import { describeYtDlp } from './describe-yt-dlp.ts'

const STATUS = { engine: null, engine_problem: null, ffmpeg: '7.1', at_once: 10, audio_days: 7 }

test('which yt-dlp reads pages is told with its age, and for which sites', () => {
  const describe = (age_days: number | null, hosts: string[] = []) =>
    describeYtDlp({ ...STATUS, yt_dlp: { version: '2026.11.01', age_days, hosts } })
  expect(describe(21)).toBe(
    'Páginas do YouTube e de outros sites são lidas por um programa à parte, versão 2026.11.01, de 21 dias atrás.',
  )
  expect(describe(0)).toContain('versão 2026.11.01, de hoje.')
  expect(describe(1)).toContain('de 1 dia atrás.')
  expect(describe(null, ['youtube.com', 'youtu.be'])).toBe(
    'Páginas de youtube.com, youtu.be são lidas por um programa à parte, versão 2026.11.01.',
  )
  expect(describeYtDlp({ ...STATUS, yt_dlp: null })).toBeNull()
})
