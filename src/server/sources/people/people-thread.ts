/** Reads one answer with people beside the thread that answers: started by `readPeople`. */
import { answerAside } from '../read-aside.ts'
import { readPeopleJson } from './people.ts'

await answerAside(readPeopleJson)
