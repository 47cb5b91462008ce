/**
 * npm run train:hate [-- --data FOLDER] [--held-out]
 *
 * Trains the hate model from the three sets that may be used for training and writes models/hate/weights.bin; prints
 * the cross-validation. Only with --held-out are the held-out texts evaluated and models/hate/figures.md written:
 * evaluating them in every run would mean selecting the model by them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createHateModel } from '../../src/server/enrich/hate/model.ts'
import { readNetworks } from '../../src/server/enrich/hate/network/network-file.ts'
import { writeWeights } from '../../src/server/enrich/hate/weights.ts'
import { createMatrix } from './matrix.ts'
import { packWeights } from './pack.ts'
import { readSets } from './read-sets.ts'
import { describeCrossValidation, describeFigures } from './report.ts'
import { separateDuplicates } from './separate.ts'
import { trainAgain, trainOutputs } from './train.ts'
import { writeModelFile } from './write-model.ts'

const VERSION = '4'
const BITS = 19
const ROOT = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(ROOT, '../shared/data') },
    'held-out': { type: 'boolean', default: false },
  },
})

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
console.log(describeCrossValidation(learned).join('\n'))
const folder = join(ROOT, 'models/hate')
mkdirSync(folder, { recursive: true })
if (values['held-out']) {
  // No network has seen the held-out texts either (scripts/train-hate/network): the shipped one can be evaluated on them.
  const networks = readNetworks(readFileSync(join(folder, 'network.bin')))
  const measured = createHateModel(packWeights(VERSION, BITS, learned), networks)
  writeFileSync(join(folder, 'figures.md'), describeFigures(examples, dropped, measured, learned))
}
writeModelFile(folder, 'weights.bin', writeWeights(packWeights(VERSION, BITS, trainAgain(matrix, examples, learned))))
