/**
 * What is typed between Ctrl+K and the moment its field is there: it is meant for the field, and must not press the keys of the screen
 * below.
 */
export type TypedEarly = {
  /** Ctrl+K was pressed: from now on what is typed is kept. */
  begin: () => void
  /** Takes a key where the field is not there yet; tells whether it did. */
  take: (event: Pressed) => boolean
  /** Whether the field is still waited for. */
  isWaiting: () => boolean
  /** The field is there, or nothing is waited for any more: gives what was typed. An Enter of long ago is meant no more. */
  end: () => { text: string; isEntered: boolean }
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault' | 'stopImmediatePropagation'
>

/** Whoever has waited longer types for what they see. */
const KEPT_MS = 3_000

export function createTypedEarly(now: () => number = () => performance.now()): TypedEarly {
  let text: string | null = null
  let begun = 0
  let isEntered = false
  const isRecent = () => now() - begun <= KEPT_MS
  return {
    begin: () => {
      text = ''
      begun = now()
      isEntered = false
    },
    take: (event) => {
      if (text === null || !isRecent() || event.ctrlKey || event.metaKey || event.altKey) return false
      if (event.key === 'Enter') isEntered = true
      else if (event.key === 'Backspace') text = text.slice(0, -1)
      else if (event.key.length === 1) text += event.key
      // Accents are found without: the letter after a dead key comes as it is. Everything else goes on as ever.
      else if (event.key !== 'Dead') return false
      event.preventDefault()
      event.stopImmediatePropagation()
      return true
    },
    isWaiting: () => text !== null,
    end: () => {
      const typed = { text: text ?? '', isEntered: isEntered && isRecent() }
      text = null
      isEntered = false
      return typed
    },
  }
}
