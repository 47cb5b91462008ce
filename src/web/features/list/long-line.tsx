import { useState } from 'react'
import { cutAtWord } from '../../../text/cut-at-word.ts'
import { nameRest } from './list-words.ts'
import classes from './matrix-table.module.css'

/** Room for a name, a link or a short search. */
const SHOWN = 200

export const shortenLine = (text: string): string => cutAtWord(text, SHOWN)

/** A line as it was written; a long one is shortened until it is asked for whole. */
export function LongLine({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const short = shortenLine(text)
  if (short === text) return <bdi>{text}</bdi>
  return (
    <>
      <bdi>{isWhole ? text : short}</bdi>
      <button type="button" className={classes.whole} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Encurtar a linha' : nameRest(text)}
      </button>
    </>
  )
}
