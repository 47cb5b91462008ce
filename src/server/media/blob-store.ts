import type { Readable } from 'node:stream'

/** Files by name. Names are `<sha256>.<extension>`; a stored file never changes. */
export type BlobStore = {
  /** Takes over a finished temporary file; does nothing when the name already exists. */
  keep(temporary: string, name: string): Promise<void>
  /** null: not found. */
  read(name: string): Promise<{ size: number; stream: Readable } | null>
  remove(name: string): Promise<void>
  /** Passes a path on this machine to `use`, valid while it runs. null: not found. */
  withFile<T>(name: string, use: (path: string) => Promise<T>): Promise<T | null>
}

export const isBlobName = (name: string) => /^[0-9a-f]{64}\.[a-z0-9]{1,5}$/.test(name)
