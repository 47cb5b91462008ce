import type { Readable } from 'node:stream'

/** Files by name. Names are `<sha256>.<extension>`; what has a name never changes. */
export type BlobStore = {
  /** Takes over a finished temporary file; when the name is there already nothing is written. */
  keep(temporary: string, name: string): Promise<void>
  /** null: not there. */
  read(name: string): Promise<{ size: number; stream: Readable } | null>
  remove(name: string): Promise<void>
  /** Gives a path on this machine to `use`, for as long as it runs. null: not there. */
  withFile<T>(name: string, use: (path: string) => Promise<T>): Promise<T | null>
}

export const isBlobName = (name: string) => /^[0-9a-f]{64}\.[a-z0-9]{1,5}$/.test(name)
