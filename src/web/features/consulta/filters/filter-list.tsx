import { Combobox, type ComboboxStore, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Facet } from '../../../../contract/posts/post-facets.ts'
import { leaveOut, separateLeftOut } from '../../../../search-language/filter-values.ts'
import { formatNumber } from '../../../format.ts'
import { freshOptionsQuery } from '../state/options.ts'
import { findChoices, type Searchable } from './choice-search.ts'
import { type CountState, countChoices, foldEmpty, useFacet } from './facets.ts'
import { FilterButton } from './filter-button.tsx'
import { type FilterMode, FilterModeSwitch, IN_LIST } from './filter-mode.tsx'
import styles from './filter-picker.module.css'
import type { PostsInput } from './filters.ts'
import { useActiveOption } from './use-active-option.ts'

/** One entry; `content` stands for the label where an entry is more than words. */
export type PickerChoice = Searchable & {
  readonly label: string
  readonly count: number | null
  readonly content?: ReactNode
}

export type FilterListProps = {
  label: string
  facet: Facet
  /** The search of which publications are counted. */
  input: PostsInput
  choices: readonly PickerChoice[] | undefined
  chosen: readonly string[]
  /** `again` is true from the second change on while the list stays open: the steps are one for the back button. */
  onChange: (chosen: string[], again: boolean) => void
  /** Only one entry can be chosen; choosing it again takes it back. */
  single?: boolean
  /** Entries may also be left out: then `chosen` has them with a hyphen. */
  canLeaveOut?: boolean
  /** In pixels, or as wide as the button. */
  width: number | 'target'
  /** Shown instead of the list while there is none. */
  notice: ReactNode
}

const DEBOUNCE = 300
/** Stands among the entries so that their keys reach it; no filter has such a value. */
const UNFOLD = '\n'

/** The list is built when it opens, and is then what the keys are for. */
function focusOnArrival(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
}

/** Open from the start. However it is closed: the keyboard does not stay in a list that is gone. */
function useFilterCombobox({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownOpen: onOpen,
    onDropdownClose: () => {
      const { activeElement } = document
      const isInList = activeElement === combobox.searchRef.current || activeElement?.closest(`[${IN_LIST}]`)
      if (isInList) combobox.targetRef.current?.focus()
      combobox.resetSelectedOption()
      onClose()
    },
  })
  return combobox
}

/** A post has one value here: where some are wanted, leaving out others says nothing more. */
function useChosen(keys: readonly string[], nextMode: FilterMode) {
  const { wanted, unwanted } = useMemo(() => separateLeftOut(keys), [keys])
  const mode: FilterMode = wanted.length > 0 ? 'only' : unwanted.length > 0 ? 'without' : nextMode
  return { chosen: wanted.length > 0 ? wanted : unwanted, mode }
}

/** A filter's button with its list open below it: one types into it and chooses. It is drawn when it is first opened. */
export function FilterList(props: FilterListProps) {
  const { label, facet, input, choices, onChange, single = false, canLeaveOut = false, width, notice } = props
  // While nothing is chosen, what to do with the first one; afterwards what is chosen says it, wherever it was changed.
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
    // Focus goes back to the button first, so that Tab moves on from there.
    combobox.targetRef.current?.focus()
    combobox.closeDropdown('keyboard')
  }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => key !== UNFOLD && toggle(String(key))}
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
          {...{ label, facet, input, choices, chosen, single, notice }}
          mode={canLeaveOut ? mode : null}
          onMode={turn}
          onClose={close}
          store={combobox}
        />
      </Combobox.Dropdown>
    </Combobox>
  )
}

type PickerContentProps = Pick<FilterListProps, 'label' | 'facet' | 'input' | 'choices' | 'chosen' | 'notice'> & {
  single: boolean
  /** null: nothing can be left out here. */
  mode: FilterMode | null
  onMode: (mode: FilterMode) => void
  onClose: () => void
  store: ComboboxStore
}

function PickerContent({ label, choices, notice, mode, onMode, onClose, store, ...list }: PickerContentProps) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const { active, readSoon, onListed } = useActiveOption(store, listId)
  return (
    <>
      <Combobox.Search
        ref={focusOnArrival}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={({ key, shiftKey }) => {
          readSoon()
          // Behind the field there is the choice of what to do with the chosen ones, or nothing.
          if (key === 'Escape' || (key === 'Tab' && (mode === null || shiftKey))) onClose()
        }}
        role="combobox"
        aria-expanded={choices !== undefined}
        aria-controls={choices && listId}
        aria-activedescendant={active}
        aria-label={`Procurar em ${label}`}
        placeholder="Procurar"
      />
      {mode !== null && <FilterModeSwitch label={label} mode={mode} onMode={onMode} onClose={onClose} />}
      {choices === undefined ? (
        <div className={styles.notice}>{notice}</div>
      ) : (
        <CountedList id={listId} label={label} choices={choices} typed={typed} onListed={onListed} {...list} />
      )}
    </>
  )
}

type PickerListProps = {
  id: string
  label: string
  choices: readonly PickerChoice[]
  typed: string
  chosen: readonly string[]
  single: boolean
  /** Other entries are listed. */
  onListed: () => void
}

type CountedListProps = PickerListProps & Pick<FilterListProps, 'facet' | 'input'>

/** The choices that have publications in this search; the others on request, or when they are typed. */
function CountedList({ facet, input, choices, ...list }: CountedListProps) {
  const { state, counts } = useFacet(input, facet)
  useQuery(freshOptionsQuery())
  const [isWhole, setWhole] = useState(false)
  const counted = useMemo(() => countChoices(choices, counts), [choices, counts])
  const ranked = useOnceRanked(counted, facet === 'public_person' && counts !== null)
  const { shown, folded } = useMemo(() => foldEmpty(ranked, list.chosen), [ranked, list.chosen])
  const isFolded = !isWhole && list.typed.trim() === ''
  return (
    <>
      <PickerList
        {...list}
        choices={isFolded ? shown : ranked}
        isOld={state === 'counting'}
        folded={isFolded ? folded.length : 0}
        onUnfold={() => setWhole(true)}
      />
      <div className={styles.left} role="status">
        {COUNT_WORDS[state]}
      </div>
    </>
  )
}

const COUNT_WORDS: Record<CountState, string> = {
  counting: 'Contando nesta busca…',
  counted: 'Números desta busca, sem contar a escolha deste filtro',
  'not counted': 'Sem números: só em buscas de texto com até 50.000 publicações',
  failed: 'Não foi possível contar nesta busca.',
}

/** Most publications first when the numbers come, and then in that order while the list is open: nothing moves under the hand. */
function useOnceRanked(choices: readonly PickerChoice[], canRank: boolean): readonly PickerChoice[] {
  const [order, setOrder] = useState<ReadonlyMap<string, number> | null>(null)
  if (canRank && order === null) {
    const ranked = choices.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    setOrder(new Map(ranked.map(({ key }, place) => [key, place])))
  }
  return useMemo(
    () =>
      order === null
        ? choices
        : choices.toSorted((one, other) => (order.get(one.key) ?? order.size) - (order.get(other.key) ?? order.size)),
    [choices, order],
  )
}

type CountedProps = PickerListProps & { isOld: boolean; folded: number; onUnfold: () => void }

function PickerList(props: CountedProps) {
  const { id, label, choices, typed, chosen, single, isOld, folded, onUnfold, onListed } = props
  // Chosen entries move to the top when the list opens, not under the reader's hand.
  const [firstChosen] = useState(chosen)
  const [settled] = useDebouncedValue(typed, choices.length > 1000 ? DEBOUNCE : 0)
  const { shown, left } = useMemo(() => findChoices(choices, settled, firstChosen), [choices, settled, firstChosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time they are others.
  useEffect(() => onListed(), [shown])
  return (
    <>
      <Combobox.Options
        id={id}
        className={styles.options}
        aria-label={label}
        aria-multiselectable={!single}
        data-old={isOld || undefined}
      >
        {shown.map((choice) => (
          <Combobox.Option
            key={choice.key}
            value={choice.key}
            active={chosen.includes(choice.key)}
            aria-selected={chosen.includes(choice.key)}
            className={styles.option}
          >
            <span className={styles.check} data-round={single || undefined} aria-hidden>
              {chosen.includes(choice.key) && <IconCheck size={12} stroke={3} />}
            </span>
            <span className={styles.label}>{choice.content ?? choice.label}</span>
            {choice.count !== null && <span className={styles.count}>{formatNumber(choice.count)}</span>}
          </Combobox.Option>
        ))}
        {shown.length === 0 && folded === 0 && <Combobox.Empty>Nada encontrado</Combobox.Empty>}
        {folded > 0 && (
          <Combobox.Option value={UNFOLD} className={styles.more} onClick={onUnfold}>
            Mostrar {formatNumber(folded)} sem publicações nesta busca
          </Combobox.Option>
        )}
      </Combobox.Options>
      {left > 0 && <div className={styles.left}>e mais {formatNumber(left)}: digite para encontrar</div>}
    </>
  )
}
