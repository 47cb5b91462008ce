/**
 * What is typed between Ctrl+K and the moment its field is there: it is meant for the field, and must not press the keys of the screen
 * below.
 */
export type TypedEarly = {
  /** Ctrl+K was pressed: from now on what is typed is kept. */
  begin: () => void
  /** Takes a key where the field is not there yet; tells whether it did. */
  take: (event: Pressed) => boolean
  /** The field is there, or nothing is waited for any more: gives what was typed. */
  end: () => { text: string; isEntered: boolean }
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault' | 'stopImmediatePropagation'
>

export function createTypedEarly(): TypedEarly {
  let text: string | null = null
  let isEntered = false
  return {
    begin: () => {
      text = ''
      isEntered = false
    },
    take: (event) => {
      if (text === null || event.ctrlKey || event.metaKey || event.altKey) return false
      if (event.key === 'Enter') isEntered = true
      else if (event.key === 'Backspace') text = text.slice(0, -1)
      else if (event.key.length === 1) text += event.key
      // Accents are found without: the letter after a dead key comes as it is. Everything else goes on as ever.
      else if (event.key !== 'Dead') return false
      event.preventDefault()
      event.stopImmediatePropagation()
      return true
    },
    end: () => {
      const typed = { text: text ?? '', isEntered }
      text = null
      isEntered = false
      return typed
    },
  }
}
