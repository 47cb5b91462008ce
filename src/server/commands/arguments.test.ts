import { describe, expect, test } from 'vitest'
import { parseCommand, UsageError } from './arguments.ts'

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean))

describe('parseCommand', () => {
  test('import news takes files and addresses, at least one', () => {
    const files = ['feed.xml', 'https://jornal.example/rss']
    expect(parse(`import news ${files.join(' ')}`)).toEqual({ name: 'import news', files })
    expect(() => parse('import news')).toThrow(UsageError)
  })

  test('reads an import with all its options, in any order', () => {
    const line = 'import posts --format csv a.csv --columns id=x,content=y b.csv --platform=X --link-accounts-by-name'
    expect(parse(line)).toEqual({
      name: 'import posts',
      files: ['a.csv', 'b.csv'],
      format: 'csv',
      columns: 'id=x,content=y',
      platform: 'X',
      account: undefined,
      timeZone: undefined,
      linkAccountsByName: true,
      report: undefined,
    })
  })

  test('reads the other commands', () => {
    expect(parse('enrich --step news')).toEqual({ name: 'enrich news' })
    expect(parse('import captions a.vtt --live 7')).toEqual({ name: 'import captions', file: 'a.vtt', live: 7 })
    expect(parse('import people a.json')).toEqual({ name: 'import people', files: ['a.json'], columns: undefined })
    expect(parse('restore-backup /copias/a')).toEqual({ name: 'restore-backup', folder: '/copias/a' })
    expect(parse('demo remove')).toEqual({ name: 'demo remove' })
    expect([parse(''), parse('help'), parse('import posts --help')]).toEqual(Array(3).fill({ name: 'help' }))
  })

  test.each([
    ['importar a.csv', 'O comando “importar a.csv” não existe.'],
    ['import', 'O comando “import” não existe.'],
    ['import people', 'Falta o arquivo a importar.'],
    ['import posts a.csv', 'Falta a opção --format: use um destes: telegram-export, csv, jsonl.'],
    ['import posts a.xls --format xls', 'O formato “xls” não existe: use um destes: telegram-export, csv, jsonl.'],
    ['import posts a.csv --format csv --colunas x', 'A opção --colunas não existe em import posts.'],
    ['import posts a.csv --columns --format csv', 'A opção --columns precisa de um valor.'],
    ['import posts a.csv --format', 'A opção --format precisa de um valor.'],
    [
      'import posts a.csv --format csv --time-zone Brasilia',
      'O fuso “Brasilia” não existe; use um como America/Sao_Paulo.',
    ],
    ['import captions a.vtt', 'Falta a opção --live com o número da live.'],
    ['import captions a.vtt --live x', '“x” não é o número de uma live: ele está no endereço da tela dela.'],
    ['import captions a.vtt b.vtt --live 1', '“b.vtt” sobra: uma live recebe um arquivo de legendas.'],
    ['restore-backup', 'Falta a pasta da cópia.'],
    ['restore-backup a b', '“b” sobra: só uma cópia é restaurada.'],
    ['user link', 'Falta o nome do usuário.'],
    ['demo remove tudo', '“tudo” sobra: demo remove não recebe nada mais.'],
  ])('%s', (line, sentence) => {
    expect(() => parse(line)).toThrow(new UsageError(sentence))
  })
})
