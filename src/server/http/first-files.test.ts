import { expect, it } from 'vitest'
import { describeFirstFiles } from './first-files.ts'

const FILES = {
  '/consulta': ['/assets/a.js', '/assets/a.css'],
  '/transcription/$': ['/theme.js', '/assets/b.js'],
  '/users': [],
}
const CONSULTA = '</assets/a.js>; rel=modulepreload, </assets/a.css>; rel=preload; as=style; crossorigin'

it.each([
  ['/consulta', CONSULTA],
  ['/consulta/', CONSULTA],
  ['/consulta?search=a/b', CONSULTA],
  ['/transcription/7', '</theme.js>; rel=preload; as=script, </assets/b.js>; rel=modulepreload'],
  ['/transcription/7/8', null],
  ['/transcription', null],
  ['/users', null],
  ['/', null],
  ['/constructor', null],
  ['/__proto__', null],
])('names the first files of %s', (url, link) => {
  expect(describeFirstFiles(FILES, url)).toBe(link)
})
