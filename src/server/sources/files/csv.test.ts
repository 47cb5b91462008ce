import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { collectItems, streamOf } from '../../../../test/source-items.ts'
import { SourceError } from '../../net/source-error.ts'
import { readCsv } from './csv.ts'

const HEADER = 'id,username,date,text'
const OPTIONS = { platform: 'telegram' }

function readRows(...rows: string[]) {
  return collectItems(readCsv(streamOf([HEADER, ...rows].join('\n')), OPTIONS))
}

describe('readCsv', () => {
  it('makes a post of a row, and says null where the file says nothing', async () => {
    const { posts, positions } = await readRows('7,@fulana,2023-06-01T12:00:00Z,"Olá, ""mundo"""')
    expect(positions).toEqual([2])
    expect(posts).toEqual([
      {
        platform: 'Telegram',
        account: 'fulana',
        native_id: '7',
        full_name: 'fulana',
        date_created: new Date('2023-06-01T12:00:00Z'),
        content: 'Olá, "mundo"',
        link: null,
        views: null,
        likes: null,
        shares: null,
        comments: null,
        party: null,
        role: null,
        uf: null,
        media: [],
        duration: null,
        description: null,
        hate: null,
        hate_score: null,
        misleading_links: [],
        hidden_links: [],
      },
    ])
  })

  it('fills every field that --columns names', async () => {
    const columns =
      'id=a,account=b,full_name=c,date=d,content=e,link=f,views=g,likes=h,shares=i,comments=j,party=k,role=l,uf=m,media=n,duration=o,description=p,hate=q,hate_score=r,platform=s'
    const header = 'a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r;s'
    const row =
      '1;fulana;Fulana de Tal;01/06/2023 09:00;Oi;https://k.example/1;1.916;13,7 mil;;-;PAZ;Senadora;sp;https://k.example/a.jpg;1:34;Foto;OFENSIVO;0,71;Koo'
    const { posts, rejected } = await collectItems(readCsv(streamOf(`${header}\r\n${row}\r\n`), { columns }))
    expect(rejected).toEqual([])
    expect(posts[0]).toMatchObject({
      platform: 'Outra',
      full_name: 'Fulana de Tal',
      date_created: new Date('2023-06-01T12:00:00Z'),
      link: 'https://k.example/1',
      views: 1916,
      likes: 13_700,
      shares: null,
      comments: null,
      party: 'PAZ',
      role: 'senador',
      uf: 'SP',
      media: [{ type: 'image', url: 'https://k.example/a.jpg', description: null }],
      duration: 94,
      description: 'Foto',
      hate: 'ofensivo',
      hate_score: 0.71,
    })
  })

  it.each([
    ['1,,2023-06-01,oi', /conta/],
    [',fulana,2023-06-01,oi', /identificador/],
    ['1,fulana,,oi', /Falta a data/],
    ['1,fulana,31/02/2023,oi', /“31\/02\/2023” não existe/],
    ['1,fulana,2023-06-01,  ', /não tem texto nem anexo/],
    [`1,fulana,2023-06-01,${'a'.repeat(100_001)}`, /100001 caracteres/],
    [`${'1'.repeat(201)},fulana,2023-06-01,oi`, /mais de 200 caracteres/],
    ['"1,60934E+18",fulana,2023-06-01,oi', /perdeu algarismos/],
    ['1,fulana,2023-06-01,oi,sobra', /5 colunas/],
  ])('sets %j aside with a reason and reads on', async (row, reason) => {
    const { posts, rejected } = await readRows(row, '2,fulana,2023-06-01,bom')
    expect(rejected).toEqual([{ position: 2, reason: expect.stringMatching(reason) }])
    expect(posts.map((post) => post.native_id)).toEqual(['2'])
  })

  it('sets a count that cannot be understood aside instead of guessing', async () => {
    const rows = 'id,username,date,text,likes\n1,a,2023-06-01,oi,1.5\n2,a,2023-06-01,oi,-1\n3,a,2023-06-01,oi,\n'
    const { posts, rejected } = await collectItems(readCsv(streamOf(rows), OPTIONS))
    expect(rejected.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('O número “1.5” do campo curtidas não foi entendido'),
      expect.stringContaining('“-1”'),
    ])
    expect(posts.map((post) => post.likes)).toEqual([null])
  })

  it('reads Windows-1252, UTF-8 with a mark, and UTF-16, in pieces of one byte', async () => {
    const text = `${HEADER}\n1,fulana,2023-06-01,"É “ação” já"\n`
    const windows = Buffer.from(text, 'latin1')
    windows[text.indexOf('“')] = 0x93
    windows[text.indexOf('”')] = 0x94
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    for (const bytes of [windows, Buffer.from(`\ufeff${text}`), Buffer.from(text), utf16]) {
      const { posts } = await collectItems(readCsv(streamOf(bytes, 1), OPTIONS))
      expect(posts.map((post) => post.content)).toEqual(['É “ação” já'])
    }
  })

  it('takes one broken character in a UTF-8 file for what it is', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\n1,a,2023-06-01,ação ção`),
      Buffer.from([0xff]),
      Buffer.from('é\n'),
    ])
    const { posts } = await collectItems(readCsv(streamOf(bytes), OPTIONS))
    expect(posts[0]?.content).toBe('ação ção\ufffdé')
  })

  it("reads tabs and Excel's separator line", async () => {
    const tabs = `${HEADER}\n1,fulana,2023-06-01,oi`.replaceAll(',', '\t')
    expect((await collectItems(readCsv(streamOf(tabs), OPTIONS))).posts).toHaveLength(1)
    const excel = `sep=;\r\n${HEADER}\r\n1,fulana,2023-06-01,oi\r\n`.replaceAll(',', ';')
    expect((await collectItems(readCsv(streamOf(excel), OPTIONS))).positions).toEqual([3])
  })

  it('undoes the formula guard of our own export, and only there', async () => {
    const header =
      'id,platform,author,full_name,party,role,uf,date_created,date_local,content,link,views,likes,shares,comments,hate,hate_score,misleading_links,links,media_types,public_person,duration,description'
    const row = (content: string) =>
      `7,X,fulana,Fulana,PAZ,senador,SP,2023-06-01T12:00:00.000Z,2023-06-01 09:00:00,${content},,1,,,,ofensivo,0.7,"https://a.example/1,https://b.example/2",,image,9,,`
    const own = `\ufeff${[header, row("'=1+1"), row("'assim'")].join('\r\n')}\r\n`
    const { posts } = await collectItems(readCsv(streamOf(own)))
    expect(posts.map((post) => post.content)).toEqual(['=1+1', "'assim'"])
    expect(posts[0]).toMatchObject({
      platform: 'X',
      account: 'fulana',
      date_created: new Date('2023-06-01T12:00:00Z'),
      views: 1,
      likes: null,
      hate_score: 0.7,
      misleading_links: ['https://a.example/1', 'https://b.example/2'],
    })
    expect((await readRows("1,a,2023-06-01,'=1+1")).posts[0]?.content).toBe("'=1+1")
  })

  it('does not take for told what a program said in our own export', async () => {
    const header =
      'id,platform,author,full_name,date_created,content,hate,hate_score,hate_kinds,hate_by,misleading_links'
    const row = (id: number, by: string) => `${id},X,fulana,Fulana,2023-06-01T12:00:00Z,oi,ofensivo,0.7,,${by},`
    const own = [header, row(1, 'lupa@2'), row(2, '')].join('\r\n')
    const { posts } = await collectItems(readCsv(streamOf(own)))
    expect(posts.map(({ hate, hate_score }) => [hate, hate_score])).toEqual([
      [null, null],
      ['ofensivo', 0.7],
    ])
    const foreign = `${HEADER},hate,hate_by\n1,fulana,2023-06-01,oi,ofensivo,alguém`
    expect((await collectItems(readCsv(streamOf(foreign), OPTIONS))).posts[0]?.hate).toBe('ofensivo')
  })

  it('gives posts of X their address, and 4CAT messages their number', async () => {
    const x = await collectItems(readCsv(streamOf(`${HEADER}\n99,fulana,2023-06-01,oi`), { platform: 'X' }))
    expect(x.posts[0]?.link).toBe('https://x.com/fulana/status/99')
    expect((await readRows('fulana-12,fulana,2023-06-01,oi')).posts[0]?.native_id).toBe('12')
  })

  it.each([
    [Buffer.from('PK\x03\x04...'), /Excel/],
    [Buffer.from('<!DOCTYPE html><html>'), /HTML/],
    [Buffer.from('%PDF-1.7'), /PDF/],
    [Buffer.from([0x1f, 0x8b, 8, 0]), /compactado/],
    [Buffer.from([1, 0, 0, 0, 2, 0, 0, 0]), /binário/],
    [Buffer.from(''), /vazio/],
    [Buffer.from(' \n \n'), /vazio/],
    [Buffer.from('{"a": 1}'), /JSON/],
    [Buffer.from('uma carta qualquer'), /coluna de: id, account, date, content/],
    [Buffer.from('"sem fim\n'), /cabeçalho/],
  ])('refuses %s as a whole with one sentence', async (bytes, sentence) => {
    const reading = collectItems(readCsv(streamOf(bytes), OPTIONS))
    await expect(reading).rejects.toThrow(SourceError)
    await expect(collectItems(readCsv(streamOf(bytes), OPTIONS))).rejects.toThrow(sentence)
  })

  it('refuses a platform that does not exist before reading posts', async () => {
    await expect(collectItems(readCsv(streamOf(`${HEADER}\n`), { platform: 'Orkut' }))).rejects.toThrow(/“Orkut”/)
  })
})
