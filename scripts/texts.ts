/**
 * `npm run texts`: every Portuguese text of the program in one listing, by feature, for review. Generated from the
 * source each time, so that it is always current. `npm run texts -- src/web` lists a part.
 */
import { listTexts } from './list-texts.ts'

const under = process.argv[2] ?? 'src'
let area = ''
for (const text of listTexts(under)) {
  if (text.area !== area) {
    area = text.area
    process.stdout.write(`\n## ${area}\n`)
  }
  process.stdout.write(`${text.file.split('/').at(-1)}:${text.line}  ${text.words}\n`)
}
