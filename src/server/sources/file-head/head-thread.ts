/** Reads the beginning of one file beside the thread that answers: started by `readHeadAside`. */
import { parentPort, workerData } from 'node:worker_threads'
import { type HeadTask, readHead } from './read-head.ts'

// Type: what `readHeadAside` hands over.
parentPort?.postMessage(await readHead(workerData as HeadTask))
