/** Reads the beginning of one file beside the thread that answers: started by `readHeadAside`. */
import { answerAside } from '../read-aside.ts'
import { readHead } from './read-head.ts'

await answerAside(readHead)
