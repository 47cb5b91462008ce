/** Thread that reads one JSON response with people; started by `readPeople`. */
import { respondFromWorker } from '../read-in-worker.ts'
import { readPeopleJson } from './people.ts'

await respondFromWorker(readPeopleJson)
