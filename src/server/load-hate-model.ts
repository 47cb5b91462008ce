import { readFileSync } from 'node:fs'
import { createHateModel, type HateModel } from './enrich/hate/model.ts'
import { readNetworks } from './enrich/hate/network/network-file.ts'
import { readWeights } from './enrich/hate/weights.ts'

const WEIGHTS = new URL('../../models/hate/weights.bin', import.meta.url)
const NETWORK = new URL('../../models/hate/network.bin', import.meta.url)

/** The model that is part of the program. Takes some milliseconds and 40 MB. */
export const loadHateModel = (): HateModel =>
  createHateModel(readWeights(readFileSync(WEIGHTS)), readNetworks(readFileSync(NETWORK)))
