/**
 * Buffers keys typed between the opening of a palette or list and the moment its field is ready, so that they reach the field and do
 * not trigger shortcuts of the screen below.
 */
export type TypedEarly = {
  /** It is being opened: from now on keys are buffered. */
  begin: () => void
  /** Buffers a key if the field is not ready; returns whether it did. */
  take: (event: Pressed) => boolean
  /** Whether the field is still awaited. */
  isWaiting: () => boolean
  /** The field is ready, or is no longer awaited: returns the typed text. An Enter of long ago is discarded. */
  end: () => { text: string; isEntered: boolean }
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault' | 'stopImmediatePropagation'
>

/** After this time keys apply to what the user sees. */
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
      // Dead keys are not combined: the base letter is enough, accents are ignored. All other keys pass through.
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
