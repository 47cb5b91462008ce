import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { formatNumber } from '../../format.ts'
import styles from './choice-field.module.css'
import { useMarkedOption } from './use-marked-option.ts'

/** `content` replaces the label if an option is more than text. */
export type Choice = { readonly key: string; readonly label: string; readonly content?: ReactNode }

type Props = {
  label: string
  description?: ReactNode
  placeholder: string
  error?: ReactNode
  size?: 'xs' | 'sm'
  /** Receives the initial focus in a dialog. */
  hasFirstFocus?: boolean
  /** The options that match the typed text. */
  choices: readonly Choice[]
  /** Number of further matches. */
  left?: number
  /** Shown instead of the list if nothing matches. */
  emptyText: ReactNode
  maxLength?: number
  typed: string
  onType: (typed: string) => void
  /** Text of the field while nobody types in it: the name of the selected option, or empty. */
  chosenLabel?: string
  onChoose: (key: string) => void
  /** The selection can be cleared: by a button in the field, or by emptying it. */
  clear?: { label: string; onClear: () => void }
  /** Read-only; keeps the keyboard focus. */
  isFull?: boolean
}

/** A combobox: an option is chosen from those that match the typed text. Enter selects the active option. */
export function ChoiceField(props: Props) {
  const {
    label,
    description,
    placeholder,
    error,
    size,
    hasFirstFocus,
    maxLength,
    choices,
    left = 0,
    emptyText,
    clear,
  } = props
  const { listId, describeOption, store, choose, input } = useChoosing(props)
  return (
    <Combobox
      store={store}
      size={size}
      onOptionSubmit={choose}
      transitionProps={{ duration: 0 }}
      // Next to its field in the DOM, also for screen readers, which ignore everything outside an open dialog; and it may overflow the
      // dialog.
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <TextInput
          {...{ label, description, placeholder, error, size, maxLength }}
          {...input}
          data-autofocus={hasFirstFocus || undefined}
          rightSectionPointerEvents={clear ? 'all' : 'none'}
          rightSection={
            clear ? (
              <CloseButton
                size="sm"
                aria-label={clear.label}
                onClick={() => {
                  clear.onClear()
                  // The button disappears: focus moves to the field.
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
          <Combobox.Options id={listId} aria-label={label} className={styles.options}>
            {choices.map((choice) => (
              <FoundOption key={choice.key} choice={choice} described={describeOption(choice.key)} />
            ))}
          </Combobox.Options>
        )}
        <div role="status">
          {choices.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}
          {left > 0 && <p className={styles.left}>e mais {formatNumber(left)}: digite para encontrar</p>}
        </div>
      </Combobox.Dropdown>
    </Combobox>
  )
}

type FoundOptionProps = { choice: Choice; described: ReturnType<ReturnType<typeof useMarkedOption>['describeOption']> }

const FoundOption = ({ choice, described }: FoundOptionProps) => (
  <Combobox.Option {...described} value={choice.key} aria-selected={described.selected} className={styles.option}>
    {choice.content ?? choice.label}
  </Combobox.Option>
)

/** Keyboard handling. */
function useChoosing({ choices, typed, onType, chosenLabel = '', onChoose, isFull = false, clear }: Props) {
  const [isOpen, setOpen] = useState(false)
  const store = useCombobox({ opened: isOpen && !isFull, onOpenedChange: setOpen })
  // No option is active until something is typed or an arrow key pressed.
  const isTyped = typed !== chosenLabel
  const options = { options: choices, isOpen: store.dropdownOpened, marksFirst: isTyped }
  const { listId, marked, field, describeOption, walk, forget } = useMarkedOption(options)
  const close = () => {
    setOpen(false)
    forget()
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
    // After typing, Enter refers to the list, even while it is loading, and must not submit the form.
    if (marked || isTyped) event.preventDefault()
    if (marked) choose(marked.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isFull) return
    if (walk(event)) setOpen(true)
    if (isOpen && event.key === 'Escape') leave(false)
    if (isOpen && event.key === 'Enter') pressEnter(event)
  }
  const input = {
    ...field,
    value: typed,
    readOnly: isFull,
    // Escape closes the list, not the surrounding dialog.
    'data-mantine-stop-propagation': store.dropdownOpened || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setOpen(true)
      forget()
      onType(event.currentTarget.value)
    },
    onKeyDown,
    onFocus: () => setOpen(true),
    onClick: () => setOpen(true),
    // Emptying the field clears the selection.
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Another window has the focus: the typed text is kept for the return.
      if (document.activeElement !== event.currentTarget) leave(typed === '')
    },
  }
  return { listId, describeOption, store, choose, input }
}
