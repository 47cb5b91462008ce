import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json)$/
/** Below this the headers weigh more than what is won. */
const SMALLEST = 1024

/**
 * Writes a Brotli copy beside every text file of a folder. The server sends the copy as it is: compressing half a megabyte of
 * scripts at every visit would cost each reader more than the network.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(path) {
  const content = readFileSync(path)
  if (content.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 10 }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }))
}
