import type { PreviewLine } from '../../../contract/sources/source-preview.ts'
import * as contract from '../../../contract/sources/source-preview.ts'
import { parseSourceAddress } from '../../../text/source-address.ts'
import { parseSourceLines, type SourceLine } from '../../../text/source-lines.ts'
import { ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findFollowedHandles, findPeopleByText, type NamedPerson } from '../../records/sources/source-preview.ts'
import type { Deps } from '../deps.ts'

const MAX_LINES = 1_000

export const sourcePreviewRoutes = (deps: Deps) => [
  route(contract.previewSources, async ({ body: { text } }) => {
    const lines = parseSourceLines(text)
    if (lines.length > MAX_LINES)
      throw new ValidationError({ text: [`Envie até ${MAX_LINES.toLocaleString('pt-BR')} linhas por vez.`] })
    return { lines: await describeLines(deps, lines) }
  }),
]

async function describeLines({ pg }: Deps, lines: readonly SourceLine[]): Promise<PreviewLine[]> {
  const read = lines.map((line) => ({ ...line, found: parseSourceAddress(line.address) }))
  const handles = read.flatMap(({ found }) => ('handle' in found ? [found.handle] : []))
  const followed = await findFollowedHandles(pg, handles)
  const people = await findPeopleByText(pg, [...new Set(lines.flatMap(({ person }) => person ?? []))])
  const seen = new Set<string>()
  return read.map(({ line, address, person: written, found }) => {
    if ('reason' in found)
      return { line, address, outcome: 'refused', network: null, handle: null, person: null, problem: found.reason }
    const key = found.handle.toLowerCase()
    const outcome = seen.has(key) ? 'repeated' : followed.has(key) ? 'followed' : 'new'
    seen.add(key)
    return { line, address, outcome, ...found, ...describePerson(written, people) }
  })
}

function describePerson(
  written: string | null,
  people: ReadonlyMap<string, NamedPerson[]>,
): Pick<PreviewLine, 'person' | 'problem'> {
  if (written === null) return { person: null, problem: null }
  const [first, ...others] = people.get(written) ?? []
  if (!first) return { person: null, problem: `Nenhuma pessoa pública se chama “${written}”: fica sem pessoa.` }
  if (others.length > 0)
    return { person: null, problem: `Há ${others.length + 1} pessoas com o nome “${written}”: fica sem pessoa.` }
  return { person: first, problem: null }
}
