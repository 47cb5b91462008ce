/** Thread that reads the beginning of one file; started by `readHeadInWorker`. */
import { respondFromWorker } from '../read-in-worker.ts'
import { readHead } from './read-head.ts'

await respondFromWorker(readHead)
