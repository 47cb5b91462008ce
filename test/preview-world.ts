import { ImportPreview } from '../src/contract/sources/import-preview.ts'
import { importPeople } from '../src/server/records/people/import-people.ts'
import { openTestApp } from './world.ts'

type Asked = Record<string, string | number>

/** An application with one known person, and the beginnings of files to preview. */
export async function openPreviewWorld() {
  const world = await openTestApp()
  const authorization = `Bearer ${await world.enter('dora', { is_superuser: true })}`
  const person = { source_id: 'lista:1', name: 'Fulana de Tal', role: 'senador', party: 'PAZ', uf: 'SP', image: null }
  const accounts = [{ platform: 'X' as const, handle: 'fulana' }]
  await importPeople(world.pg, [{ position: 1, person: { ...person, accounts } }], { demo: false })

  async function send(content: string | Buffer, asked: Asked = {}, name = 'a.csv') {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(Buffer.from(content))]), name)
    const body = new Response(form)
    const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
    return world.app.inject({
      method: 'POST',
      url: `/api/imports/preview/?${query}`,
      headers: { authorization, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
  }

  async function preview(content: string | Buffer, asked: Asked = {}): Promise<ImportPreview> {
    const answer = await send(content, asked)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
    return ImportPreview.parse(answer.json())
  }
  return { ...world, authorization, send, preview }
}

/** The beginning of a longer file. */
export const headOf = (content: string | Buffer, length: number) => {
  const bytes = Buffer.from(content)
  return [bytes.subarray(0, length), { size: bytes.length }] as const
}
