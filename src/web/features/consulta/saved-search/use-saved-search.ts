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
  /** Asks the same question again. */
  onRepeat: () => void
}

/** The saved search in use and all that can be done with saved searches on the query screen. */
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
    /** Another number, another form: drafts of the old one are void. */
    replaced: state.replaced,
    canSave: canSaveNow,
    /** Its dialog or its list stands above the screen. */
    isOpen: isDialogOpen || isListOpen,
    isDialogOpen,
    openDialog: () => canSaveNow && dialog.open(),
    closeDialog: dialog.close,
    isListOpen,
    openList: list.open,
    closeList: list.close,
    /** Goes to a recent search; it has no name. */
    loadFilters: (filters: SavedFilters) => {
      dispatch({ type: 'left' })
      list.close()
      screen.goTo(followMerged(applySavedFilters(address, filters), options))
    },
    /** Goes on without the selected search; the filters stay. */
    leave: () => dispatch({ type: 'left' }),
    load: (search: SavedSearch) => {
      const next = load(search)
      list.close()
      const isSame = describeForm(next) === form && address.page === 1
      if (!isSame) screen.goTo(next)
      // Where the address stays as it is, nobody would ask.
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

/** Fills the form with a saved search, tells that it was visited, and says where it leads. */
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
  // Replaced: a reload and a step back find an address, not another visit.
  useOpenedByName(options !== undefined, (search) => goTo(load(search), { replace: true }))
  return load
}

/** The palette, a folder and a notice open a saved search as the list does; an address alone brings its filters (decision 0013). */
function useOpenedByName(isReady: boolean, open: (search: SavedSearch) => void): void {
  const id = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.savedSearch })
  const { data } = useQuery({ ...savedSearchesQuery, enabled: id !== undefined })
  const search = isReady && id !== undefined ? data?.find((one) => one.id === id) : undefined
  const take = useEffectEvent(open)
  useEffect(() => {
    if (search) take(search)
  }, [search])
}

/** Told of the form that it was drawn with the screen would be drawn a second time, before the first drawing is painted. */
function useChangedForm(form: string, dispatch: (event: SavedSearchEvent) => void): void {
  const told = useRef(form)
  useEffect(() => {
    if (form !== told.current) dispatch({ type: 'form-changed', form })
    told.current = form
  }, [form, dispatch])
}

/** Saves the filters of the screen, as a new search or over an old one. */
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

/** Changes searches of the list, whichever is selected. `onDone` is for what called. */
function useEditing({ onRenamed, onRemoved }: Edited) {
  const { rename, remove } = useSavedSearchChanges()
  return {
    isRenaming: rename.isPending,
    /** The search as somebody else has changed it meanwhile. */
    overtakenBy: getCurrent<SavedSearch>(rename.error),
    forgetOvertaken: rename.reset,
    isRemoving: remove.isPending,
    /** @param search as it was seen when the writing began */
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
