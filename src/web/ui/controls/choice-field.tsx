import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './choice-field.module.css'

export type Choice = { readonly key: string; readonly label: string }

type Props = {
  label: string
  description?: ReactNode
  placeholder: string
  error?: ReactNode
  size?: 'xs' | 'sm'
  /** What is found by what is typed. */
  choices: readonly Choice[]
  /** Stands in place of the list where nothing is found. */
  emptyText: string
  maxLength?: number
  typed: string
  onType: (typed: string) => void
  /** What the field says while nobody types in it: the name of what is chosen, or nothing. */
  chosenLabel?: string
  onChoose: (key: string) => void
  /** What is chosen can be taken back: by a button in the field, or by emptying it. */
  clear?: { label: string; onClear: () => void }
  /** Nothing more can be chosen; the keyboard stays in the field. */
  isFull?: boolean
}

/**
 * A field in which one is chosen from what is found by typing. Enter takes the option that is marked: the one that the arrow keys have
 * reached, else the first. Which one that is stands in the state and not in the page, where Mantine's Select keeps it: there a timer
 * of the list's opening takes the mark back while one types.
 */
export function ChoiceField(props: Props) {
  const { label, description, placeholder, error, size, maxLength, choices, emptyText, clear } = props
  const { id, store, place, choose, input } = useMarkedChoice(props)
  return (
    <Combobox store={store} size={size} onOptionSubmit={choose} transitionProps={{ duration: 0 }}>
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <TextInput
          {...{ label, description, placeholder, error, size, maxLength }}
          {...input}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={store.dropdownOpened && choices.length > 0 ? id : undefined}
          autoComplete="off"
          spellCheck={false}
          rightSectionPointerEvents={clear ? 'all' : 'none'}
          rightSection={
            clear ? (
              <CloseButton
                size="sm"
                aria-label={clear.label}
                onClick={() => {
                  clear.onClear()
                  // The button goes: the keyboard stays at the field.
                  store.focusTarget()
                }}
              />
            ) : (
              <Combobox.Chevron size={size} />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {choices.length > 0 && (
          <Combobox.Options id={id} aria-label={label} className={styles.options}>
            {choices.map((choice, index) => (
              <MarkedOption key={choice.key} id={`${id}-${index}`} choice={choice} isMarked={index === place} />
            ))}
          </Combobox.Options>
        )}
        <div role="status">{choices.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}</div>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** What the keys do, and which option they have reached. */
function useMarkedChoice({ choices, typed, onType, chosenLabel = '', onChoose, isFull = false, clear }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [reached, setReached] = useState<string | null>(null)
  const store = useCombobox({ opened: isOpen && !isFull, onOpenedChange: setOpen })
  const isTyped = typed !== chosenLabel
  const place = findPlace(choices, reached, isTyped)
  const close = () => {
    setOpen(false)
    setReached(null)
  }
  const leave = (isEmptied: boolean) => {
    close()
    if (isEmptied && clear) clear.onClear()
    else onType(chosenLabel)
  }
  const choose = (key: string) => {
    close()
    onChoose(key)
  }
  const pressEnter = (event: KeyboardEvent) => {
    const marked = choices[place]
    // Whoever has typed means the list, also while it is being looked for, and not the form around the field.
    if (marked || isTyped) event.preventDefault()
    if (marked) choose(marked.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isFull) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      if (choices.length > 0) setReached(choices.at(findNext(place, step, choices.length))?.key ?? null)
    }
    if (isOpen && event.key === 'Escape') leave(false)
    if (isOpen && event.key === 'Enter') pressEnter(event)
  }
  const input = {
    value: typed,
    readOnly: isFull,
    'aria-expanded': store.dropdownOpened,
    'aria-activedescendant': store.dropdownOpened && place >= 0 ? `${id}-${place}` : undefined,
    // The dialog around the field stays when Esc closes the list.
    'data-mantine-stop-propagation': store.dropdownOpened || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setOpen(true)
      setReached(null)
      onType(event.currentTarget.value)
    },
    onKeyDown,
    onFocus: () => setOpen(true),
    onClick: () => setOpen(true),
    // Whoever empties the field takes back what was chosen.
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Another window has the focus: whoever comes back goes on typing.
      if (document.activeElement !== event.currentTarget) leave(typed === '')
    },
  }
  return { id, store, place, choose, input }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** -1: none is marked, as long as nothing was typed and no arrow key pressed. */
function findPlace(choices: readonly Choice[], reached: string | null, isTyped: boolean): number {
  const place = choices.findIndex(({ key }) => key === reached)
  return place < 0 && isTyped && choices.length > 0 ? 0 : place
}

/** From none the arrows lead to the first and to the last one. */
function findNext(place: number, step: number, count: number): number {
  return place < 0 && step < 0 ? -1 : (place + step) % count
}

function MarkedOption({ id, choice, isMarked }: { id: string; choice: Choice; isMarked: boolean }) {
  return (
    <Combobox.Option
      id={id}
      value={choice.key}
      selected={isMarked}
      aria-selected={isMarked}
      className={styles.option}
      ref={(option) => {
        if (isMarked) option?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {choice.label}
    </Combobox.Option>
  )
}
