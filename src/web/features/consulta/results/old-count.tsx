import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'

/** Most answers are there before: words that come and go in between would only flicker. */
const NOTICEABLE = 300

/** A count of the list that still stands while another is awaited: never in the weight of an answer, and soon said to be old. */
export function OldCount({ words }: { words: string }) {
  const [isNoticed, setNoticed] = useState(false)
  useTimeout(() => setNoticed(true), NOTICEABLE, { autoInvoke: true })
  return isNoticed ? `${words} na lista anterior` : words
}
