/** Contents of a backup, one JSON object per line: the first describes the backup, the others one file, folder or link each. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

export const MANIFEST = 'backup.jsonl'

/** Its message is shown to the administrator. */
export class BackupError extends Error {}

/** A path below the folder of the backup, validated since the file may come from anywhere. */
const Path = z.string().regex(/^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[^\0]{1,4000}$/)
/** Folder names of ClickHouse databases and tables. */
const LinkPath = z.string().regex(/^clickhouse\/(?:metadata|data\/[\w-]+)\/[\w-]+$/)
const Target = z.string().regex(/^(?:\.\.\/){1,2}store\/[\w-]+\/[\w-]+$/)

const Header = z.object({
  format: z.literal(1),
  taken_at: z.iso.datetime(),
  /** Each backup verifies the contents of another sixteenth of the files that it shares with the previous one. */
  round: z.int().min(0),
  entries: z.int().min(0),
  /** Total of all files. */
  bytes: z.int().min(0),
})
const Entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder'), path: Path }),
  z.object({ kind: z.literal('link'), path: LinkPath, target: Target }),
  z.object({
    kind: z.literal('file'),
    path: Path,
    bytes: z.int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Modification time of the source, in whole milliseconds: a part or picture with equal time and size is the same. */
    modified: z.int(),
  }),
])

export type ManifestEntry = z.infer<typeof Entry>
export type FileEntry = Extract<ManifestEntry, { kind: 'file' }>
export type Manifest = { takenAt: string; round: number; bytes: number; entries: ManifestEntry[] }

export function* printManifest(
  { takenAt, round }: { takenAt: Date; round: number },
  entries: readonly ManifestEntry[],
): Generator<string> {
  const bytes = entries.reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.bytes : 0), 0)
  const header: z.infer<typeof Header> = {
    format: 1,
    taken_at: takenAt.toISOString(),
    round,
    entries: entries.length,
    bytes,
  }
  for (const line of [header, ...entries]) yield `${JSON.stringify(line)}\n`
}

/** @throws BackupError for a folder that is not a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    let header: z.infer<typeof Header> | undefined
    const entries: ManifestEntry[] = []
    for await (const line of createInterface({ input: createReadStream(join(folder, MANIFEST)) })) {
      if (header === undefined) header = Header.parse(JSON.parse(line))
      else entries.push(Entry.parse(JSON.parse(line)))
    }
    if (header === undefined || entries.length !== header.entries) throw new Error('cut short')
    return { takenAt: header.taken_at, round: header.round, bytes: header.bytes, entries }
  } catch (error) {
    throw new BackupError(
      `${folder} não é uma cópia de segurança inteira do LupaScan: ${MANIFEST} falta ou está danificado.`,
      { cause: error },
    )
  }
}
