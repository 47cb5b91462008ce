import { expect, test } from 'vitest'
import { findLinks } from '../links.ts'
import { addTags } from './tags.ts'

const list = (text: string) =>
  addTags(text, findLinks(text)).flatMap((found) => ('search' in found ? [found.search] : []))

test('hashtags and mentions of a text are what can be searched', () => {
  expect(list('Com @fulana.silva e @x_2. #Saúde #VacinaSalva, ❤️#Amor')).toEqual([
    ...['@fulana.silva', '@x_2', '#Saúde', '#VacinaSalva', '#Amor'],
  ])
})

test('numbers, e-mail addresses and what is part of an address are none', () => {
  expect(list('item #1, fale@jornal.example, https://um.example/@eu#topo e a#b')).toEqual([])
})
