/**
 * npm run train:hate [-- --data FOLDER]
 *
 * Trains the hate model from the three sets that may be trained on, measures it on texts it was not shown, and writes
 * models/hate/weights.bin and models/hate/figures.md. Every run gives the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createHateModel } from '../../src/server/enrich/hate/model.ts'
import { writeWeights } from '../../src/server/enrich/hate/weights.ts'
import { createMatrix } from './matrix.ts'
import { packWeights } from './pack.ts'
import { readSets } from './read-sets.ts'
import { describeFigures } from './report.ts'
import { separateDuplicates } from './separate.ts'
import { trainAgain, trainOutputs } from './train.ts'

const VERSION = '1'
const BITS = 19
const ROOT = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { data: { type: 'string', default: join(ROOT, '../shared/data') } } })

const sets = readSets(values.data)
if (!sets) {
  console.error(`The labelled sets are not in ${values.data}: nothing was trained. Name their folder with --data.`)
  process.exit(1)
}
const { examples, dropped } = separateDuplicates(sets)
const matrix = createMatrix(
  examples.map(({ words }) => words),
  BITS,
)
const learned = trainOutputs(matrix, examples)
const measured = createHateModel(packWeights(VERSION, BITS, learned))
const figures = describeFigures(examples, dropped, measured, learned)
console.log(figures)
const folder = join(ROOT, 'models/hate')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'weights.bin'),
  writeWeights(packWeights(VERSION, BITS, trainAgain(matrix, examples, learned))),
)
writeFileSync(join(folder, 'figures.md'), figures)
