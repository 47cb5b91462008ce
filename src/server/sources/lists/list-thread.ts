/** Thread that reads one file of a list; started by `readListFile`. */
import { answerAside } from '../read-aside.ts'
import { readList } from './read-list-file.ts'

await answerAside(readList)
