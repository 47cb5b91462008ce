import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from './config.ts'
import { NO_REASONS } from './enrich/hate/hate-reasons.ts'
import { createHateModel, type HateModel } from './enrich/hate/model.ts'
import { readNetworks } from './enrich/hate/network/network-file.ts'
import { readWeights } from './enrich/hate/weights.ts'

const FOLDER = new URL('../../models/hate/', import.meta.url)

/** What to do about a model that cannot be read; a newsroom's own, trained before there were sums, lacks only them. */
export const REPAIR_OF_HATE_MODEL =
  'Instale o programa de novo. Se o modelo foi treinado por vocês, escrevam as somas dele em vez disso: ' +
  'cd models/hate; sha256sum network.bin weights.bin > SHA256SUMS'

/**
 * The model that is part of the program. Takes some milliseconds and 40 MB. Throws when a file is missing or damaged: of most bytes
 * only the sums tell.
 */
export function loadHateModel(folder: URL = FOLDER): HateModel {
  try {
    const sums = readFileSync(new URL('SHA256SUMS', folder), 'utf8')
    const read = (file: string) => {
      const bytes = readFileSync(new URL(file, folder))
      // As any program writes sums: in capital letters, with the mark of binary files, with the line ends of Windows.
      if (!new RegExp(`^\\s*${hash('sha256', bytes)} [ *]${file}\\s*$`, 'im').test(sums))
        throw new Error(`${file} has another sum`)
      return bytes
    }
    return createHateModel(readWeights(read('weights.bin')), readNetworks(read('network.bin')))
  } catch (cause) {
    throw new ConfigError(`O modelo próprio de ódio falta ou está danificado. ${REPAIR_OF_HATE_MODEL}`, { cause })
  }
}

/** Says of each text that it was not evaluated. */
const NO_MODEL: HateModel = {
  version: '',
  evaluate: () => ({ hate: 'não avaliado', score: null, kinds: [] }),
  explain: () => [],
  findReasons: () => NO_REASONS,
}

/**
 * For whoever brings posts in: they come in as not evaluated where the model cannot be read, and `judge-posts` evaluates them when it
 * can. Commands that are about labels use `loadHateModel`, or they would take labels away.
 */
export function loadHateModelIfReadable(onFailure: (error: unknown) => void = () => {}, folder?: URL): HateModel {
  try {
    return loadHateModel(folder)
  } catch (error) {
    onFailure(error)
    return NO_MODEL
  }
}
