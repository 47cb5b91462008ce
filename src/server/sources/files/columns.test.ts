import { describe, expect, it } from 'vitest'
import { POST_FIELDS } from '../../../contract/sources/import-fields.ts'
import { SourceError } from '../../net/source-error.ts'
import { findChosenColumns, parseColumns } from './columns.ts'
import { findPostColumns } from './post-columns.ts'

describe('parseColumns', () => {
  it('reads field=column pairs', () => {
    expect([...parseColumns('id=tweet_id, account = usuario', POST_FIELDS)]).toEqual([
      ['id', ['tweet_id']],
      ['account', ['usuario']],
    ])
  })

  it('takes a column with commas and quotes in double quotes, and a second account for where the first is empty', () => {
    const text = 'date="Data, hora",account=usuário,account="a ""b"", c" ,likes=a=b"c,'
    expect([...parseColumns(text, POST_FIELDS)]).toEqual([
      ['date', ['Data, hora']],
      ['account', ['usuário', 'a "b", c']],
      ['likes', ['a=b"c']],
    ])
  })

  it.each([
    ['curtida=likes', /O campo “curtida” de --columns não existe.*likes/],
    ['id', /Não entendi “id”/],
    ['id=', /Não entendi/],
    ['id=a,id=b', /duas vezes/],
  ])('refuses %j in one sentence', (text, sentence) => {
    expect(() => parseColumns(text, POST_FIELDS)).toThrow(sentence)
    expect(() => parseColumns(text, POST_FIELDS)).toThrow(SourceError)
  })
})

describe('findChosenColumns', () => {
  const choice = parseColumns('id=Tweet_ID', POST_FIELDS)

  it('finds a column whatever its case, the exact name first', () => {
    expect(findChosenColumns(choice, ['a', 'tweet_id']).get('id')).toEqual([1])
    expect(findChosenColumns(choice, ['tweet_id', 'Tweet_ID']).get('id')).toEqual([1])
  })

  it('names the missing column and lists those that exist', () => {
    expect(() => findChosenColumns(choice, ['texto', 'data'])).toThrow(/“Tweet_ID”, pedida para id.*“texto”, “data”/)
  })
})

describe('findPostColumns', () => {
  function detect(header: string): Record<string, string> {
    const names = header.split(',')
    const places = findPostColumns(names, { platform: 'X' })
    return Object.fromEntries([...places].map(([field, found]) => [field, found.map((at) => names[at]).join('|')]))
  }

  it('knows the columns of our own export', () => {
    const found = detect('id,dateCreated,platform,fullName,author,content,link,views,likes,shares,comments,hateScore')
    expect(found).toMatchObject({ id: 'id', date: 'dateCreated', account: 'author', full_name: 'fullName' })
  })

  it('knows 4CAT, where the Unix time is the one without a zone to guess', () => {
    const found = detect('id,thread_id,chat,author,author_username,author_name,body,views,timestamp,unix_timestamp')
    expect(found).toMatchObject({ account: 'chat|author_username|author', date: 'unix_timestamp', content: 'body' })
  })

  it('knows CrowdTangle, where URL is the post and Link is not', () => {
    const found = detect(
      'Page Name,User Name,Facebook Id,Post Created,Likes,Comments,Shares,Post Views,URL,Message,Link',
    )
    expect(found).toMatchObject({
      account: 'User Name|Facebook Id',
      link: 'URL',
      date: 'Post Created',
      views: 'Post Views',
    })
    expect(found.id).toBeUndefined()
  })

  it('says what is missing, what to type and what there is', () => {
    expect(() => findPostColumns(['foo', 'texto'], {})).toThrow(
      /coluna de: id, account, date\. Indique com --columns id=…,account=…,date=…\. As colunas do arquivo são: “foo”, “texto”\./,
    )
  })

  it('names columns as what they are, however long a line was taken for a header', () => {
    expect(() => findPostColumns(['<?xml version="1.0"', 'a'.repeat(5_000)], {})).toThrow(
      `são: “<?xml version="1.0"”, “${'a'.repeat(60)}…”.`,
    )
  })

  it('asks for the platform when nothing tells it', () => {
    expect(() => findPostColumns(['id', 'username', 'date', 'text'], {})).toThrow(/--platform/)
  })
})
