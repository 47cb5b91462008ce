import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BlobStore, isBlobName } from './blob-store.ts'

/** Files in one folder of this machine. */
export function openLocalBlobs(folder: string): BlobStore {
  const pathOf = (name: string) => {
    if (!isBlobName(name)) throw new Error('not the name of a stored file')
    return join(folder, name)
  }
  const find = (name: string) => (isBlobName(name) ? stat(pathOf(name)).catch(() => null) : Promise.resolve(null))
  return {
    async keep(temporary, name) {
      await mkdir(folder, { recursive: true })
      if (await exists(pathOf(name))) return rm(temporary, { force: true })
      await synchronize(temporary)
      await rename(temporary, pathOf(name))
      await synchronize(dirname(pathOf(name)))
    },
    async read(name) {
      const found = await find(name)
      return found && { size: found.size, stream: createReadStream(pathOf(name)) }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    withFile: async (name, use) => ((await find(name)) ? use(pathOf(name)) : null),
  }
}

const exists = (path: string) =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  )

/** After a power failure a file named by its hash must be whole, and its directory entry must survive. */
async function synchronize(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
