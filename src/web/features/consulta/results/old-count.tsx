import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'

/** Most responses arrive earlier: text that appears and disappears would only flicker. */
const NOTICEABLE = 300

/** Count of the previous list while the next one is loading: de-emphasised, and soon labelled as outdated. */
export function OldCount({ words }: { words: string }) {
  const [isNoticed, setNoticed] = useState(false)
  useTimeout(() => setNoticed(true), NOTICEABLE, { autoInvoke: true })
  return isNoticed ? `${words} na lista anterior` : words
}
