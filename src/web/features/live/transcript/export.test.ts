import { describe, expect, test } from 'vitest'
import { makeChapter, makeLive } from '../../../../../test/lives/lives.ts'
import { readCaptions } from '../../../../server/lives/captions.ts'
import { EXPORT_FORMATS, exportTranscription } from './export.ts'

const chapters = [
  makeChapter(1, {
    started_at: '01:02:03.5',
    finished_at: '01:02:05.123456',
    transcription: 'Boa noite & <bem> vindos',
  }),
  makeChapter(2, { started_at: '01:02:06.000', finished_at: '01:02:07', transcription: '=SOMA(1) "disse"\n\nela' }),
]
const live = makeLive({
  id: 7,
  url: 'https://video.exemplo.org/7',
  title: 'Sessão de 12/03: orçamento',
  description: null,
  channel_title: 'TV Exemplo',
  is_live: false,
  transcribed: true,
  state: 'transcribed',
  chapter_count: 2,
  started_at: '2026-03-12T23:00:00.000Z',
  finished_at: null,
  chapters,
  until: '2026-03-13T00:00:00.000Z',
})
const write = (format: (typeof EXPORT_FORMATS)[number]) => exportTranscription(live, format).text

test('TXT says what it is and has the time before each line', () => {
  expect(write('txt')).toBe(
    'Sessão de 12/03: orçamento\nTV Exemplo\n12/03/2026 às 20:00\nhttps://video.exemplo.org/7\n\n[1:02:03] Boa noite & <bem> vindos\n[1:02:06] =SOMA(1) "disse" ela\n',
  )
  expect(exportTranscription({ ...live, transcribed: false }, 'txt').text).toContain('Transcrição incompleta.')
})

test('SRT has numbers and commas', () => {
  expect(write('srt')).toBe(
    '1\n01:02:03,500 --> 01:02:05,123\nBoa noite & <bem> vindos\n\n2\n01:02:06,000 --> 01:02:07,000\n=SOMA(1) "disse" ela\n',
  )
})

test('VTT escapes what would be a tag', () => {
  expect(write('vtt')).toMatch(
    /^WEBVTT\n\n01:02:03\.500 --> 01:02:05\.123\nBoa noite &amp; &lt;bem&gt; vindos\n\n01:02:06\.000/,
  )
})

test('a long passage is several subtitles of two lines, which share its time', () => {
  const long = makeChapter(1, {
    started_at: '00:59:58',
    finished_at: '01:00:06.5',
    transcription:
      'A reforma tributária volta hoje ao plenário depois de três semanas de espera, e os líderes dos partidos dizem que não há acordo sobre nada --> nem sobre a data.',
  })
  const live_ = { ...live, chapters: [long] }
  const srt = exportTranscription(live_, 'srt').text
  const cues = srt
    .trimEnd()
    .split('\n\n')
    .map((cue) => cue.split('\n'))
  expect(cues.map(([number]) => number)).toEqual(['1', '2'])
  for (const [, , ...lines] of cues) {
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42)
  }
  expect(cues.map(([, times]) => times)).toEqual(['00:59:58,000 --> 01:00:02,169', '01:00:02,169 --> 01:00:06,500'])
  expect(cues.flatMap(([, , ...lines]) => lines).join(' ')).toBe(long.transcription.replace('-->', '→'))
  const { chapters: back } = readCaptions(exportTranscription(live_, 'vtt').text)
  expect(back.map(({ transcription }) => transcription).join(' ')).toBe(long.transcription)
})

test('CSV opens in Excel and runs nothing', () => {
  expect(write('csv')).toBe(
    '\uFEFFid;started_at;finished_at;speaker;transcription\r\n1;01:02:03.5;01:02:05.123456;"";"Boa noite & <bem> vindos"\r\n2;01:02:06.000;01:02:07;"";"\'=SOMA(1) ""disse"" ela"\r\n',
  )
})

test('the file is named after the live', () => {
  expect(EXPORT_FORMATS.map((format) => exportTranscription(live, format).name)).toContain(
    'sessao-de-12-03-orcamento.srt',
  )
  expect(exportTranscription({ ...live, title: '…' }, 'csv').name).toBe('live.csv')
})

test('VTT comes back as it went out when it is imported', () => {
  expect(readCaptions(write('vtt')).chapters.map(({ transcription }) => transcription)).toEqual([
    'Boa noite & <bem> vindos',
    '=SOMA(1) "disse" ela',
  ])
})

describe('who speaks', () => {
  const spoken = {
    ...live,
    chapters: [
      makeChapter(1, { transcription: 'boa noite', speaker: 'Ana & <Bia>' }),
      makeChapter(2, { transcription: 'boa', speaker: '=HOJE()' }),
      makeChapter(3, { transcription: 'noi', draft: true }),
    ],
  }
  const read = (format: (typeof EXPORT_FORMATS)[number]) => exportTranscription(spoken, format).text

  test('is named in every format, and a name breaks none of them', () => {
    expect(read('txt')).toContain('[0:00:01] Ana & <Bia>: boa noite\n[0:00:02] =HOJE(): boa\n')
    expect(read('srt')).toContain('\nAna & <Bia>: boa noite\n')
    expect(read('vtt')).toContain('\n<v Ana &amp; &lt;Bia&gt;>boa noite\n')
    expect(read('csv')).toContain('1;00:00:01.000;00:00:02.000;"Ana & <Bia>";"boa noite"\r\n')
    expect(read('csv')).toContain(`"'=HOJE()";"boa"`)
  })

  test('comes back from VTT before the words', () => {
    expect(readCaptions(read('vtt')).chapters.map(({ transcription }) => transcription)).toEqual([
      'Ana & <Bia>: boa noite',
      '=HOJE(): boa',
    ])
  })

  test('what may still change is left out', () => {
    expect(EXPORT_FORMATS.filter((format) => /noi(?!te)/.test(read(format)))).toEqual([])
  })
})
