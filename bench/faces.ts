/**
 * npm run bench:faces -- --pictures FOLDER
 *
 * Number of faces found in each picture of your own folder, with confidence and time.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../src/server/config.ts'
import { openMedia } from '../src/server/media/media.ts'

const { values } = parseArgs({ options: { pictures: { type: 'string' } } })
if (!values.pictures) throw new Error('--pictures FOLDER is missing')
const directory = mkdtempSync(join(tmpdir(), 'lupascan-bench-faces-'))
const media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: directory }))
try {
  let [pictures, found] = [0, 0]
  const start = performance.now()
  for (const name of readdirSync(values.pictures).filter((one) => /\.(jpe?g|png|webp)$/i.test(one))) {
    const bytes = readFileSync(join(values.pictures, name))
    const { faces } = await media.analyse(bytes, { faces: true, text: false, thumbnail: false })
    pictures += 1
    found += faces?.length ?? 0
    if (faces && faces.length > 0)
      console.log(`${name}: ${faces.length} (${faces.map(({ score }) => score.toFixed(2)).join(' ')})`)
  }
  const ms = (performance.now() - start) / Math.max(1, pictures)
  console.log(`${found} faces in ${pictures} pictures, ${ms.toFixed(0)} ms each`)
} finally {
  await media.close()
  rmSync(directory, { recursive: true, force: true })
}
