/** Thread that reads the beginning of one file; started by `readHeadAside`. */
import { answerAside } from '../read-aside.ts'
import { readHead } from './read-head.ts'

await answerAside(readHead)
