import { Combobox, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Facet } from '../../../../contract/posts/post-facets.ts'
import { leaveOut, separateLeftOut } from '../../../../search-language/filter-values.ts'
import { formatNumber } from '../../../format.ts'
import type { TypedEarly } from '../../../ui/controls/typed-early.ts'
import { useMarkedOption } from '../../../ui/controls/use-marked-option.ts'
import type { PickerChoice } from './choice-search.ts'
import type { CountState } from './facets.ts'
import { FilterButton } from './filter-button.tsx'
import { type FilterMode, FilterModeSwitch, IN_LIST } from './filter-mode.tsx'
import styles from './filter-picker.module.css'
import type { PostsInput } from './filters.ts'
import { useCountedChoices } from './use-counted-choices.ts'

export type FilterListProps = {
  label: string
  facet: Facet
  /** The search in which posts are counted. */
  input: PostsInput
  choices: readonly PickerChoice[] | undefined
  chosen: readonly string[]
  /** `again` is true from the second change on while the list stays open: together they are one history step. */
  onChange: (chosen: string[], again: boolean) => void
  /** Single choice; choosing the same entry again clears it. */
  single?: boolean
  /** Entries may be excluded: then `chosen` has them with a hyphen. */
  canLeaveOut?: boolean
  /** In pixels, or as wide as the button. */
  width: number | 'target'
  /** Shown instead of the list while there is none. */
  notice: ReactNode
  /** Keys typed between the click and the first opening. */
  early: TypedEarly
}

/** Value of an action among the entries, so that keys reach it; no filter has such a value. */
const UNFOLD = '\n'

/** The list is mounted when it opens, and then receives the keys. */
function focusOnArrival(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
}

/** Initially open. However it is closed: focus must not remain in a removed list. */
function useFilterCombobox({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownOpen: onOpen,
    onDropdownClose: () => {
      const { activeElement } = document
      const isInList = activeElement === combobox.searchRef.current || activeElement?.closest(`[${IN_LIST}]`)
      if (isInList) combobox.targetRef.current?.focus()
      onClose()
    },
  })
  return combobox
}

/** Properties with one value per post: with inclusions, exclusions are redundant. */
function useChosen(keys: readonly string[], nextMode: FilterMode) {
  const { wanted, unwanted } = useMemo(() => separateLeftOut(keys), [keys])
  const mode: FilterMode = wanted.length > 0 ? 'only' : unwanted.length > 0 ? 'without' : nextMode
  return { chosen: wanted.length > 0 ? wanted : unwanted, mode }
}

/** A filter's button with its open list below: type and choose. Mounted when it is first opened. */
export function FilterList(props: FilterListProps) {
  const { label, facet, input, choices, onChange, single = false, canLeaveOut = false, width, notice, early } = props
  // While nothing is selected, the mode for the first entry; afterwards the selection determines it, wherever it was changed.
  const [nextMode, setNextMode] = useState<FilterMode>('only')
  const { chosen, mode } = useChosen(props.chosen, nextMode)
  const hasChanged = useRef(false)
  const change = (keys: readonly string[], next = mode) => {
    onChange(next === 'without' ? keys.map(leaveOut) : [...keys], hasChanged.current)
    hasChanged.current = true
  }
  const turn = (next: FilterMode) => {
    setNextMode(next)
    if (chosen.length > 0) change(chosen, next)
  }
  const combobox = useFilterCombobox({
    onOpen: () => {
      hasChanged.current = false
    },
    onClose: () => setNextMode('only'),
  })
  const toggle = (key: string) => {
    const without = chosen.filter((other) => other !== key)
    const isNew = without.length === chosen.length
    change(isNew ? [...(single ? [] : chosen), key] : without)
  }
  const close = () => {
    // Focus returns to the button first, so that Tab continues from there.
    combobox.targetRef.current?.focus()
    combobox.closeDropdown('keyboard')
  }
  return (
    <Combobox
      store={combobox}
      width={width}
      position="bottom-start"
      withinPortal={false}
      keepMounted={false}
      transitionProps={{ duration: 80, exitDuration: 0 }}
    >
      <Combobox.Target withAriaAttributes={false} targetType="button">
        <FilterButton
          label={label}
          count={chosen.length}
          isOpen={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown}>
        <PickerContent
          {...{ label, facet, input, choices, chosen, single, notice, early }}
          mode={canLeaveOut ? mode : null}
          onMode={turn}
          onToggle={toggle}
          onClose={close}
        />
      </Combobox.Dropdown>
    </Combobox>
  )
}

type PickerContentProps = Pick<
  FilterListProps,
  'label' | 'facet' | 'input' | 'choices' | 'chosen' | 'notice' | 'early'
> & {
  single: boolean
  /** null: exclusion is not possible here. */
  mode: FilterMode | null
  onMode: (mode: FilterMode) => void
  onToggle: (key: string) => void
  onClose: () => void
}

function PickerContent(props: PickerContentProps) {
  const { label, facet, input, choices, chosen, single, notice, mode, onMode, onToggle, onClose } = props
  const [early] = useState(props.early.end)
  const [typed, setTyped] = useState(early.text)
  const listed = useCountedChoices({ facet, input, choices, chosen, typed })
  const { shown, folded, unfold } = listed
  const options = useMemo(() => (folded > 0 ? [...shown, { key: UNFOLD }] : shown), [shown, folded])
  const isTyped = typed.trim() !== ''
  const marking = useMarkedOption({ options, isOpen: choices !== undefined, marksFirst: isTyped })
  const submit = (key: string) => {
    marking.mark(key === UNFOLD ? unfold() : key)
    if (key !== UNFOLD) onToggle(key)
  }
  useEarlyEnter(early.isEntered && typed === early.text, marking.marked, submit)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (event.nativeEvent.isComposing || marking.walk(event)) return
    if (key === 'Enter') {
      event.preventDefault()
      if (marking.marked) submit(marking.marked.key)
    }
    // After the field comes the include/exclude mode, or nothing.
    if (key === 'Escape' || (key === 'Tab' && (mode === null || shiftKey))) onClose()
  }
  return (
    <>
      <Combobox.Search
        ref={focusOnArrival}
        withKeyboardNavigation={false}
        withAriaAttributes={false}
        {...marking.field}
        value={typed}
        onChange={(event) => {
          marking.forget()
          setTyped(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        aria-label={`Procurar em ${label}`}
        placeholder="Procurar"
      />
      {mode !== null && <FilterModeSwitch label={label} mode={mode} onMode={onMode} onClose={onClose} />}
      {choices === undefined ? (
        <div className={styles.notice}>{notice}</div>
      ) : (
        <PickerList {...{ label, facet, chosen, single, marking }} {...listed} onSubmit={submit} />
      )}
    </>
  )
}

/** Enter pressed before the list was there selects the first match, once there is one. */
function useEarlyEnter(isEntered: boolean, marked: { key: string } | undefined, submit: (key: string) => void) {
  const isWaiting = useRef(isEntered)
  useEffect(() => {
    if (!isEntered) isWaiting.current = false
    if (!isWaiting.current || !marked) return
    isWaiting.current = false
    submit(marked.key)
  }, [isEntered, marked, submit])
}

const COUNT_WORDS: Record<Exclude<CountState, 'not counted'>, string> = {
  counting: 'Contando nesta busca…',
  counted: 'Números desta busca, sem contar a escolha deste filtro',
  failed: 'Não foi possível contar nesta busca.',
}

/** Error of counting. */
const UNCOUNTED: Partial<Record<Facet, string>> = {
  found_in: 'só em buscas de texto com até 50.000 publicações.',
  gender: 'há pessoas demais com gênero na ficha.',
}

const describeUncounted = (facet: Facet) => `Sem números: ${UNCOUNTED[facet] ?? 'há publicações demais em dossiês.'}`

type PickerListProps = Pick<ReturnType<typeof useCountedChoices>, 'state' | 'shown' | 'left' | 'folded'> & {
  label: string
  facet: Facet
  chosen: readonly string[]
  single: boolean
  marking: Pick<ReturnType<typeof useMarkedOption>, 'listId' | 'describeOption'>
  onSubmit: (key: string) => void
}

function PickerList(props: PickerListProps) {
  const { label, facet, chosen, single, marking, onSubmit, state, shown, left, folded } = props
  return (
    <>
      {shown.length + folded > 0 && (
        <Combobox.Options
          id={marking.listId}
          className={styles.options}
          aria-label={label}
          aria-multiselectable={!single}
          data-old={state === 'counting' || undefined}
        >
          {shown.map((choice) => (
            <Combobox.Option
              key={choice.key}
              {...marking.describeOption(choice.key)}
              value={choice.key}
              active={chosen.includes(choice.key)}
              aria-selected={chosen.includes(choice.key)}
              className={styles.option}
              onClick={() => onSubmit(choice.key)}
            >
              <span className={styles.check} data-round={single || undefined} aria-hidden>
                {chosen.includes(choice.key) && <IconCheck size={12} stroke={3} />}
              </span>
              <span className={styles.label}>{choice.content ?? choice.label}</span>
              {choice.count !== null && <span className={styles.count}>{formatNumber(choice.count)}</span>}
            </Combobox.Option>
          ))}
          {folded > 0 && (
            <Combobox.Option
              {...marking.describeOption(UNFOLD)}
              value={UNFOLD}
              className={styles.more}
              onClick={() => onSubmit(UNFOLD)}
            >
              Mostrar {formatNumber(folded)} sem publicações nesta busca
            </Combobox.Option>
          )}
        </Combobox.Options>
      )}
      <div role="status">
        {shown.length + folded === 0 && <Combobox.Empty>Nada encontrado</Combobox.Empty>}
        {left > 0 && <div className={styles.left}>e mais {formatNumber(left)}: digite para encontrar</div>}
        <div className={styles.left}>{state === 'not counted' ? describeUncounted(facet) : COUNT_WORDS[state]}</div>
      </div>
    </>
  )
}
