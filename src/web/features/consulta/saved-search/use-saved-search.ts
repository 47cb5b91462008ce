import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { SavedFilters, SavedSearch } from '../../../../contract/users/saved-search.ts'
import { getCurrent } from '../../../api-error.ts'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { clearFilters, followMerged } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import type { GoTo } from '../state/use-address.ts'
import { useNews } from './news.ts'
import { applySavedFilters, describeForm, toSavedSearch } from './saved-filters.ts'
import { savedSearchesQuery, useSavedSearchChanges } from './searches.ts'
import { canSave, reduceSavedSearch, type SavedSearchEvent, startSavedSearch } from './state.ts'

type Screen = {
  address: QueryAddress
  options: PostOptions | undefined
  goTo: GoTo
  /** Repeats the search. */
  onRepeat: () => void
}

/** The current saved search, and the actions on saved searches of the query screen. */
export type SavedSearchControl = ReturnType<typeof useSavedSearch>

export function useSavedSearch(screen: Screen) {
  const { address, options } = screen
  const form = describeForm(address)
  const [state, dispatch] = useReducer(reduceSavedSearch, form, startSavedSearch)
  const [isDialogOpen, dialog] = useDisclosure(false)
  const [isListOpen, list] = useDisclosure(false)
  useChangedForm(form, dispatch)

  const { visit, ...news } = useNews(state)
  const load = useLoading(screen, dispatch, visit)
  const canSaveNow = canSave(state)
  return {
    address,
    options,
    ...{ selected: state.selected, saved: state.saved },
    ...news,
    /** Changes when the form is replaced: drafts of the old one are discarded. */
    replaced: state.replaced,
    canSave: canSaveNow,
    /** Its dialog or list is open. */
    isOpen: isDialogOpen || isListOpen,
    isDialogOpen,
    openDialog: () => canSaveNow && dialog.open(),
    closeDialog: dialog.close,
    isListOpen,
    openList: list.open,
    closeList: list.close,
    /** Opens a recent search, which has no name. */
    loadFilters: (filters: SavedFilters) => {
      dispatch({ type: 'left' })
      list.close()
      screen.goTo(followMerged(applySavedFilters(address, filters), options))
    },
    /** Deselects the search; the filters stay. */
    leave: () => dispatch({ type: 'left' }),
    load: (search: SavedSearch) => {
      const next = load(search)
      list.close()
      const isSame = describeForm(next) === form && address.page === 1
      if (!isSame) screen.goTo(next)
      // If the address does not change, nothing else would trigger a request.
      else if (address.tab === 'public') screen.onRepeat()
    },
    ...useSaving(address, (search, isNew) => {
      dispatch({ type: 'saved', search, form })
      dialog.close()
      if (isNew) visit(search.id)
    }),
    ...useEditing({
      onRenamed: (search) => dispatch({ type: 'renamed', search }),
      onRemoved: ({ id }) => {
        dispatch({ type: 'removed', id })
        if (state.selected?.id === id) screen.goTo(clearFilters(address))
      },
    }),
  }
}

/** Loads a saved search into the form, records the visit, and returns its address. */
function useLoading(
  { address, options, goTo }: Screen,
  dispatch: Dispatch<SavedSearchEvent>,
  visit: (id: string) => void,
) {
  const load = (search: SavedSearch): QueryAddress => {
    const next = followMerged(applySavedFilters(address, search.filters), options)
    dispatch({ type: 'loaded', search, form: describeForm(next) })
    visit(search.id)
    return next
  }
  // Replaced in history: reload and back must not count as another visit.
  useOpenedByName(options !== undefined, (search) => goTo(load(search), { replace: true }))
  return load
}

/** Palette, folders and notices open a saved search like the list does; an address alone only has its filters (decision 0013). */
function useOpenedByName(isReady: boolean, open: (search: SavedSearch) => void): void {
  const id = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.savedSearch })
  const { data } = useQuery({ ...savedSearchesQuery, enabled: id !== undefined })
  const search = isReady && id !== undefined ? data?.find((one) => one.id === id) : undefined
  const take = useEffectEvent(open)
  useEffect(() => {
    if (search) take(search)
  }, [search])
}

/** Skips the initial form: otherwise the screen would be rendered twice before its first paint. */
function useChangedForm(form: string, dispatch: (event: SavedSearchEvent) => void): void {
  const told = useRef(form)
  useEffect(() => {
    if (form !== told.current) dispatch({ type: 'form-changed', form })
    told.current = form
  }, [form, dispatch])
}

/** Saves the filters of the screen, as a new search or over an existing one. */
function useSaving(address: QueryAddress, onSaved: (search: SavedSearch, isNew: boolean) => void) {
  const { create, update } = useSavedSearchChanges()
  const filters = toSavedSearch(address)
  const tell = (verb: 'salvo' | 'atualizado') => (search: SavedSearch) => {
    onSaved(search, verb === 'salvo')
    showSuccess(`"${search.title}" ${verb}`)
  }
  return {
    isSaving: create.isPending || update.isPending,
    create: (title: string) => create.mutate({ title, filters }, { onSuccess: tell('salvo') }),
    update: ({ id, updated_at }: SavedSearch, title: string) =>
      update.mutate({ id, title, filters, updated_at }, { onSuccess: tell('atualizado') }),
  }
}

type Edited = { onRenamed: (search: SavedSearch) => void; onRemoved: (search: SavedSearch) => void }

/** Changes searches of the list, whichever is selected. `onDone` is for the caller. */
function useEditing({ onRenamed, onRemoved }: Edited) {
  const { rename, remove } = useSavedSearchChanges()
  return {
    isRenaming: rename.isPending,
    /** The search as changed by another user meanwhile. */
    overtakenBy: getCurrent<SavedSearch>(rename.error),
    clearConflict: rename.reset,
    isRemoving: remove.isPending,
    /** @param search as it was when editing started */
    rename: ({ id, updated_at }: SavedSearch, title: string, onDone: () => void) =>
      rename.mutate(
        { id, title, updated_at },
        {
          onSuccess: (search) => {
            onRenamed(search)
            onDone()
            showSuccess(`"${search.title}" atualizado`)
          },
        },
      ),
    remove: (search: SavedSearch, onDone: () => void) =>
      remove.mutate(search, {
        onSuccess: () => {
          onRemoved(search)
          onDone()
          showSuccess(`"${search.title}" removido`)
        },
      }),
  }
}
