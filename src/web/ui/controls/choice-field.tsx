import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { formatNumber } from '../../format.ts'
import styles from './choice-field.module.css'
import { useMarkedOption } from './use-marked-option.ts'

/** `content` stands for the label where an option is more than words. */
export type Choice = { readonly key: string; readonly label: string; readonly content?: ReactNode }

type Props = {
  label: string
  description?: ReactNode
  placeholder: string
  error?: ReactNode
  size?: 'xs' | 'sm'
  /** A dialog that opens puts the keyboard here. */
  hasFirstFocus?: boolean
  /** What is found by what is typed. */
  choices: readonly Choice[]
  /** How many more there are than those. */
  left?: number
  /** Stands in place of the list where nothing is found. */
  emptyText: ReactNode
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

/** A field in which one is chosen from what is found by typing. Enter takes the option that is marked. */
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
      // Beside its field, also for a screen reader, which hears nothing from outside an open dialog; and over the dialog's edge.
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

/** What the keys do. */
function useChoosing({ choices, typed, onType, chosenLabel = '', onChoose, isFull = false, clear }: Props) {
  const [isOpen, setOpen] = useState(false)
  const store = useCombobox({ opened: isOpen && !isFull, onOpenedChange: setOpen })
  // As long as nothing was typed and no arrow key pressed, none is marked.
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
    // Whoever has typed means the list, also while it is being looked for, and not the form around the field.
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
    // The dialog around the field stays when Esc closes the list.
    'data-mantine-stop-propagation': store.dropdownOpened || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setOpen(true)
      forget()
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
  return { listId, describeOption, store, choose, input }
}
