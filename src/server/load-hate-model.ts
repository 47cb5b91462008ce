import { readFileSync } from 'node:fs'
import { createHateModel, type HateModel } from './enrich/hate/model.ts'
import { readWeights } from './enrich/hate/weights.ts'

const WEIGHTS = new URL('../../models/hate/weights.bin', import.meta.url)

/** The model that is part of the program. Takes some milliseconds and 5 MB at most. */
export const loadHateModel = (): HateModel => createHateModel(readWeights(readFileSync(WEIGHTS)))
