/** Reads one file of a list beside the thread that answers: started by `readListFile`. */
import { answerAside } from '../read-aside.ts'
import { readList } from './read-list-file.ts'

await answerAside(readList)
