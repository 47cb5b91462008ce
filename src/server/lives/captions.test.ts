import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SourceError } from '../net/source-error.ts'
import { readCaptions } from './captions.ts'

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures/captions')
const readFixture = (name: string) => readCaptions(readFileSync(join(FIXTURES, name), 'utf8'))
const listTexts = (text: string) => readCaptions(text).chapters.map(({ transcription }) => transcription)
const cue = (from: string, to: string, ...lines: string[]) => `${from} --> ${to}\n${lines.join('\n')}\n\n`

describe('WebVTT', () => {
  test('of automatic captions that roll, each line is kept once', () => {
    const { chapters, read, rejections } = readFixture('auto-rolling.pt-BR.synthetic.vtt')
    expect(chapters.map(({ transcription }) => transcription)).toEqual([
      'boa noite a todos que acompanham a nossa',
      'live de hoje nós vamos falar sobre o',
      'orçamento da saúde para o ano que vem',
      'e também responder as perguntas que',
      'chegaram pelo canal do telegram',
      '[Música]',
      'o projeto mil duzentos e trinta e quatro',
      'foi aprovado ontem por trezentos e dez',
      'votos a favor e cento e vinte contra',
      'não é verdade que o benefício vai acabar',
      'essa informação é falsa e já foi desmentida',
      'quem puder compartilha o link oficial',
    ])
    expect(chapters[1]).toEqual({
      id: 2,
      started_at: '00:00:04.250',
      finished_at: '00:00:07.290',
      transcription: 'live de hoje nós vamos falar sobre o',
    })
    expect(read).toBe(24)
    expect(rejections).toEqual([])
  })

  test('has speakers by name, spelled-out entities, and neither notes nor numbers', () => {
    const { chapters } = readFixture('manual-vozes.pt.synthetic.vtt')
    expect(chapters).toHaveLength(6)
    expect(chapters.slice(1, 3)).toEqual([
      {
        id: 2,
        started_at: '01:01:04.900',
        finished_at: '01:01:08.400',
        transcription:
          'Deputada: Obrigada, presidente. Senhoras e senhores, hoje é um dia importante para a democracia.',
      },
      {
        id: 3,
        started_at: '01:01:08.800',
        finished_at: '01:01:12.300',
        transcription: 'Deputada: O relatório tem 214 páginas & foi publicado às 10h.',
      },
    ])
  })

  test('what is no entity stays as it is written, whatever it is called', () => {
    const text = `WEBVTT\n\n${cue('00:01.000', '00:02.000', 'a &constructor; b &toString; c &amp; d')}`
    expect(listTexts(text)).toEqual(['a &constructor; b &toString; c & d'])
  })

  test('minutes without hours, cues out of order, styles and comments', () => {
    const text = `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE\num comentário\n\n${cue('00:05.000', '00:06.000', 'b')}${cue('00:01.000', '00:02.000', '<b>a</b> 1 < 2')}`
    expect(listTexts(text)).toEqual(['a 1 < 2', 'b'])
  })
})

describe('SubRip', () => {
  test('is read with its commas and mixed line ends', () => {
    const { chapters } = readFixture('legenda.pt.synthetic.srt')
    expect(chapters).toHaveLength(6)
    expect(chapters[1]).toEqual({
      id: 2,
      started_at: '01:01:04.900',
      finished_at: '01:01:08.400',
      transcription:
        '- Deputada: Obrigada, presidente. Senhoras e senhores, hoje é um dia importante para a democracia.',
    })
  })

  test('without empty lines between cues, with commands and old tags', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="red">Um</font>\n2\n00:00:03,000 --> 00:00:04,000\n<i>Dois</i>\n'
    expect(listTexts(text)).toEqual(['Um', 'Dois'])
  })

  test('made of rolling captions, each line is kept once as well', () => {
    const text = [
      cue('00:00:01,000', '00:00:02,000', 'um'),
      cue('00:00:02,000', '00:00:02,010', 'um'),
      cue('00:00:02,010', '00:00:03,000', 'um', 'dois'),
      cue('00:00:03,000', '00:00:03,010', 'dois'),
      cue('00:00:03,010', '00:00:04,000', 'dois', 'dois'),
    ].join('')
    expect(listTexts(text)).toEqual(['um', 'dois', 'dois'])
  })
})

test('what somebody says twice stays there twice', () => {
  const said = ['Ordem.', 'Ordem.', 'Peço silêncio.', 'Sim.', 'Não.', 'Talvez.', 'Obrigada.']
  const text = said.map((line, index) => cue(`00:0${index}.000`, `00:0${index + 1}.000`, line)).join('')
  expect(listTexts(text)).toEqual(said)
})

test('a broken cue is left aside with its line and reason, and the others come in', () => {
  const text = `WEBVTT\n\n${cue('00:01.000', '00:02.000', 'bom')}${cue('1h', '2h', 'ruim')}${cue('00:09.000', '00:08.000', 'ruim')}${cue('200:00:00.000', '200:00:01.000', 'ruim')}`
  const { chapters, rejections } = readCaptions(text)
  expect(chapters.map(({ transcription }) => transcription)).toEqual(['bom'])
  expect(rejections).toEqual([
    { position: 6, reason: 'os tempos não estão no formato 00:00:01.000 --> 00:00:04.000' },
    { position: 9, reason: 'o fim vem antes do início' },
    { position: 12, reason: 'os tempos passam de 99 horas' },
  ])
})

test.each([
  ['a page', '<!doctype html><p>Entre'],
  ['nothing', ''],
  ['only silence', `WEBVTT\n\n${cue('00:01.000', '00:02.000', ' ')}`],
])('%s is no caption file', (_, text) => {
  expect(() => readCaptions(text)).toThrow(SourceError)
})

test('a long file of unclosed tags and entities is read in linear time', () => {
  const hostile = ['<v '.repeat(6_000), `<v${' '.repeat(19_000)}`, '&#'.repeat(9_000), '{\\'.repeat(9_000)]
  const cues = hostile.map((line) => cue('00:01.000', '00:02.000', line)).join('')
  // A quadratic algorithm would exceed the test's time limit.
  expect(readCaptions(`WEBVTT\n\n${cues.repeat(100)}`).chapters).toHaveLength(100)
})

describe('files that are far too large', () => {
  const TIMES = '00:00:01.000 --> 00:00:02.000\n'

  test.each([
    ['written', 'a'.repeat(6_000)],
    ['written with tags', '<c>a</c>'.repeat(3_000)],
    ['in many lines', 'a\n'.repeat(4_000_000)],
  ])('a cue of too much text, %s, is set aside, the others are kept', (_, words) => {
    const { chapters, rejections } = readCaptions(
      `WEBVTT\n\n${TIMES}${words}\n\n${cue('00:00:03.000', '00:00:04.000', 'b')}`,
    )
    expect(chapters.map(({ transcription }) => transcription)).toEqual(['b'])
    expect(rejections).toEqual([{ position: 3, reason: 'o texto é longo demais para uma legenda' }])
  })

  test('cues that repeat thousands of lines are compared in no time', () => {
    const lines = 'a\n'.repeat(2_000)
    const { chapters } = readCaptions(`${TIMES}${lines}b\n\n00:00:02.000 --> 00:00:03.000\n${lines}\n`)
    expect(chapters).toHaveLength(2)
  })

  test('more cues than anybody speaks are refused before they are all read', () => {
    expect(() => readCaptions(`${TIMES}a\n\n`.repeat(200_001))).toThrow('mais de 200.000 legendas')
  })
})
