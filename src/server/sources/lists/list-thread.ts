/** Thread that reads one file of a list; started by `readListFile`. */
import { respondFromWorker } from '../read-in-worker.ts'
import { readList } from './read-list-file.ts'

await respondFromWorker(readList)
