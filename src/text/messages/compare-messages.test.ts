import { describe, expect, test } from 'vitest'
import { compareMessages, type Tie, type TieKind } from './compare-messages.ts'
import { readMessage } from './read-message.ts'

const TEXT =
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês, e nenhuma família foi ouvida. ' +
  'Quem decide isso nunca pegou o ônibus das cinco da manhã com os filhos no colo, nem sabe o que é estudar longe de casa.'
const SHORT = 'A ponte do rio caiu de novo e a prefeitura ainda não mandou ninguém olhar o que houve com ela'
const COMMENT =
  'Gente, eu nem sei o que dizer depois de ler uma coisa dessas, olhem só o que mandaram hoje cedo no grupo da família: '
const SUM =
  'Faz o L: @pm_serra vai receber R$ 3.897.092,67 para as obras da escola nova do bairro de cima ainda este ano'

const compare = (one: string, other: string): Tie | null => compareMessages(readMessage(one), readMessage(other))

describe('the same message', () => {
  test.each<[string, string, TieKind]>([
    ['itself, in capitals, with a link', `${TEXT.toUpperCase()} https://a.example/1`, 'same'],
    ['answered where all see it', `.@prefeitura ${TEXT}`, 'same'],
    ['passed on and answered', `RT @serra_livre: ${TEXT} @ana @bia`, 'same'],
    ['cut within a word', TEXT.slice(0, 121), 'part'],
    ['its first half, and that it goes on', `${TEXT.slice(0, 112)} (continua)`, 'part'],
    ['that there is more to read', `${TEXT.slice(0, 119)} Leia mais: https://noticia.example/a`, 'part'],
    ['behind a comment', COMMENT + TEXT, 'longer'],
    ['with words behind it', `${TEXT} Repassem para todos os grupos antes que apaguem`, 'longer'],
    [
      'three words changed',
      TEXT.replace('campo', 'interior').replace('pegou', 'andou').replace('colo', 'braço'),
      'changed',
    ],
  ])('%s', (_, text, kind) => {
    expect(compare(TEXT, text)).toEqual({ kind, isSameMessage: true })
  })

  test('cut within a name', () => {
    const text = TEXT.replace('ouvida', 'ouvida pelo Montenegro')
    expect(compare(text, text.slice(0, 123))).toEqual({ kind: 'part', isSameMessage: true })
  })

  test('a part and the whole are told from where one looks', () => {
    expect(compare(TEXT.slice(0, 121), TEXT)).toEqual({ kind: 'longer', isSameMessage: true })
  })

  test.each(['…', ' (continua)', ' Leia mais: https://noticia.example/a', ' 🧵 segue o fio 👇'])(
    'twelve words of a long text that end in %j; without it they are a part that says something of its own',
    (end) => {
      const words = TEXT.split(' ').slice(0, 13).join(' ')
      expect(compare(TEXT + TEXT, words + end)?.isSameMessage).toBe(true)
      expect(compare(TEXT + TEXT, words)?.isSameMessage).toBe(false)
    },
  )

  test('a text of eight words when it says that it is cut', () => {
    expect(compare(SHORT, `${SHORT.slice(0, 44)}…`)).toEqual({ kind: 'part', isSameMessage: true })
    expect(compare(SHORT, `${SHORT.slice(0, 42)} (continua)`)).toEqual({ kind: 'part', isSameMessage: true })
    expect(compare(SHORT, SHORT.slice(0, 42))).toBeNull()
    expect(compare(SHORT, SHORT.slice(0, 47))).toBeNull()
  })
})

describe('the same form with other data', () => {
  test.each([
    ['another town', TEXT, TEXT.replace('Serra Branca', 'Porto Aurora')],
    ['another town and sum', SUM, SUM.replace('@pm_serra', '@pm_porto').replace('3.897.092,67', '1.200.000,00')],
    ['another mention', SUM, SUM.replace('@pm_serra', '@pm_porto')],
    ['another sum', SUM, SUM.replace('3.897.092,67', '1.200.000,00')],
    ['another date', `${TEXT} Ato dia 12/03 na praça.`, `${TEXT} Ato dia 13/03 na praça.`],
    ['another day', `${TEXT} O ato é na sexta na praça.`, `${TEXT} O ato é no sábado na praça.`],
    ['another number in words', TEXT, TEXT.replace('três', 'quatro')],
    ['another institution', TEXT, TEXT.replace('prefeitura', 'câmara')],
    ['another unit', `${TEXT} Foi há 40 dias, dizem.`, `${TEXT} Foi há 40 meses, dizem.`],
    ['another person, without capitals', `${SHORT}, diz lula na praça`, `${SHORT}, diz bolsonaro na praça`],
    [
      'a place in capitals at the beginning',
      `AMAPÁ, atenção! ${SHORT} desde o mês passado`,
      `ACRE, atenção! ${SHORT} desde o mês passado`,
    ],
  ])('%s', (_, one, other) => {
    expect(compare(one, other)).toEqual({ kind: 'other-data', isSameMessage: false })
    expect(compare(other, one)).toEqual({ kind: 'other-data', isSameMessage: false })
  })
})

describe('near, and not the same message', () => {
  test.each([
    ['"não" added', TEXT, TEXT.replace('vai fechar', 'não vai fechar')],
    ['"nunca" taken away', TEXT, TEXT.replace('nunca pegou', 'pegou')],
    ['the contrary', TEXT.replace('fechar', 'aprovou'), TEXT.replace('fechar', 'rejeitou')],
    ['a sum more', SUM.replace('R$ 3.897.092,67 ', ''), SUM],
    ['a name more', TEXT, TEXT.replace('Quem decide isso', 'Quem decide isso com o Juvenal')],
    ['another first word, which may be a name', `Juvenal disse: ${TEXT}`, `Josefa disse: ${TEXT}`],
    ['in capitals, another word', TEXT.toUpperCase(), TEXT.replace('campo', 'morro').toUpperCase()],
  ])('%s', (_, one, other) => {
    expect(compare(one, other)).toMatchObject({ kind: 'changed', isSameMessage: false })
    expect(compare(other, one)).toMatchObject({ kind: 'changed', isSameMessage: false })
  })

  test('a sum that is cut is not known', () => {
    expect(compare(SUM, SUM.slice(0, 37))?.isSameMessage ?? false).toBe(false)
  })
})

test('an everyday word in capitals is no name', () => {
  const shout =
    'NUNCA se viu tanto dinheiro para a reforma das escolas e dos postos de saúde da nossa gente neste estado.'
  expect(compare(shout, shout.replace('NUNCA', 'JÁ'))?.kind).toBe('changed')
})

test.each([
  [
    'the same subject',
    'A prefeitura de Serra Branca abriu três escolas do campo e ouviu todas as famílias antes de decidir o horário dos ônibus da manhã.',
  ],
  [
    'words picked from it',
    'Quem vai fechar as escolas nem sabe o que é o campo, e nunca foi ouvida a família que pegou o ônibus longe de casa com os filhos.',
  ],
  ['nothing', ''],
])('%s is another message', (_, text) => {
  expect(compare(TEXT, text)).toBeNull()
  expect(compare(text, TEXT)).toBeNull()
})

test('a short text is like an equal one only', () => {
  expect(compare('Amanhã tem ato na praça central', 'AMANHÃ tem ato na praça central!!!')?.kind).toBe('same')
  expect(compare('Amanhã tem ato na praça central', 'Hoje tem ato na praça central')).toBeNull()
  expect(
    compare('Bom dia a todos, que Deus abençoe', 'Bom dia a todos, que Deus abençoe o nosso Brasil hoje'),
  ).toBeNull()
  expect(compare('', '')).toBeNull()
})

test('texts of any length end', () => {
  const long = readMessage('palavra outra '.repeat(100_000))
  expect(compareMessages(long, long)?.kind).toBe('same')
  expect(compareMessages(long, readMessage('coisa muito diferente '.repeat(100_000)))).toBeNull()
})
