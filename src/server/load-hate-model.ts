import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from './config.ts'
import { NO_REASONS } from './enrich/hate/hate-reasons.ts'
import { createHateModel, type HateModel } from './enrich/hate/model.ts'
import { readNetworks } from './enrich/hate/network/network-file.ts'
import { readWeights } from './enrich/hate/weights.ts'

const FOLDER = new URL('../../models/hate/', import.meta.url)

/** How to repair a model that cannot be read; a newsroom's own model, trained before checksums existed, lacks only them. */
export const REPAIR_OF_HATE_MODEL =
  'Instale o programa de novo. Se o modelo foi treinado por vocês, escrevam as somas dele em vez disso: ' +
  'cd models/hate; sha256sum network.bin weights.bin > SHA256SUMS'

/**
 * Loads the model that is part of the program. Takes some milliseconds and 40 MB. Throws when a file is missing or damaged: for most
 * bytes only the checksums reveal it.
 */
export function loadHateModel(folder: URL = FOLDER): HateModel {
  try {
    const sums = readFileSync(new URL('SHA256SUMS', folder), 'utf8')
    const read = (file: string) => {
      const bytes = readFileSync(new URL(file, folder))
      // In the format of any checksum tool: upper case, the marker of binary files, Windows line ends.
      if (!new RegExp(`^\\s*${hash('sha256', bytes)} [ *]${file}\\s*$`, 'im').test(sums))
        throw new Error(`${file} has another sum`)
      return bytes
    }
    return createHateModel(readWeights(read('weights.bin')), readNetworks(read('network.bin')))
  } catch (cause) {
    throw new ConfigError(`O modelo próprio de ódio falta ou está danificado. ${REPAIR_OF_HATE_MODEL}`, { cause })
  }
}

/** Labels every text as not evaluated. */
const NO_MODEL: HateModel = {
  version: '',
  evaluate: () => ({ hate: 'não avaliado', score: null, kinds: [] }),
  explain: () => [],
  findReasons: () => NO_REASONS,
}

/**
 * For imports: if the model cannot be read, posts are stored as not evaluated, and `judge-posts` evaluates them when it can. Commands
 * about labels use `loadHateModel`, or they would remove labels.
 */
export function loadHateModelIfReadable(onFailure: (error: unknown) => void = () => {}, folder?: URL): HateModel {
  try {
    return loadHateModel(folder)
  } catch (error) {
    onFailure(error)
    return NO_MODEL
  }
}
