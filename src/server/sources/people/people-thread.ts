/** Thread that reads one JSON response with people; started by `readPeople`. */
import { answerAside } from '../read-aside.ts'
import { readPeopleJson } from './people.ts'

await answerAside(readPeopleJson)
