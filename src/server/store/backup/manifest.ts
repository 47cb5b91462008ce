/** What a backup consists of, one JSON object a line: the first says what it is, the others one file, folder or link each. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

export const MANIFEST = 'backup.jsonl'

/** Its message is shown as it is. */
export class BackupError extends Error {}

/** Below the folder of the backup, whoever wrote it. */
const Path = z.string().regex(/^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[^\0]{1,4000}$/)
/** From within `store/` or `metadata/` of ClickHouse to a folder of a table. */
const Target = z.string().regex(/^(?:\.\.\/){1,2}store\/[\w-]+\/[\w-]+$/)

const Header = z.object({
  format: z.literal(1),
  /** Of whoever reads it. */
  taken_at: z.iso.datetime(),
  entries: z.int().min(0),
  /** Of all files. */
  bytes: z.int().min(0),
})
const Entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder'), path: Path }),
  z.object({ kind: z.literal('link'), path: Path, target: Target }),
  z.object({
    kind: z.literal('file'),
    path: Path,
    bytes: z.int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Of the file that was copied, in milliseconds: a part or a picture that has it and as many bytes is the same. */
    modified: z.number(),
  }),
])

export type ManifestEntry = z.infer<typeof Entry>
export type FileEntry = Extract<ManifestEntry, { kind: 'file' }>
export type Manifest = { takenAt: string; bytes: number; entries: ManifestEntry[] }

export function* printManifest(takenAt: Date, entries: readonly ManifestEntry[]): Generator<string> {
  const bytes = entries.reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.bytes : 0), 0)
  const header: z.infer<typeof Header> = {
    format: 1,
    taken_at: takenAt.toISOString(),
    entries: entries.length,
    bytes,
  }
  for (const line of [header, ...entries]) yield `${JSON.stringify(line)}\n`
}

/** @throws BackupError for a folder that is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    let header: z.infer<typeof Header> | undefined
    const entries: ManifestEntry[] = []
    for await (const line of createInterface({ input: createReadStream(join(folder, MANIFEST)) })) {
      if (header === undefined) header = Header.parse(JSON.parse(line))
      else entries.push(Entry.parse(JSON.parse(line)))
    }
    if (header === undefined || entries.length !== header.entries) throw new Error('cut short')
    return { takenAt: header.taken_at, bytes: header.bytes, entries }
  } catch (error) {
    throw new BackupError(
      `${folder} não é uma cópia de segurança inteira do LupaScan: ${MANIFEST} falta ou está danificado.`,
      { cause: error },
    )
  }
}
