/** The current saved search, and whether the filters still equal it (specification, section 4). Pure. */
import type { SavedSearch } from '../../../../contract/users/saved-search.ts'

export type SavedSearchState = {
  readonly selected: SavedSearch | null
  /** True after saving, updating and loading; false after the filters change. */
  readonly saved: boolean
  /** The last known filters as canonical text, to tell a change from the arrival of loaded filters. */
  readonly form: string
  /** Incremented when the whole form is replaced: typed, not submitted text is discarded. */
  readonly replaced: number
}

export type SavedSearchEvent =
  | { readonly type: 'form-changed'; readonly form: string }
  /** Saved as a new search or over the selected one; `form` is what was sent. */
  | { readonly type: 'saved'; readonly search: SavedSearch; readonly form: string }
  /** `form` is what the filters are about to become. */
  | { readonly type: 'loaded'; readonly search: SavedSearch; readonly form: string }
  | { readonly type: 'renamed'; readonly search: SavedSearch }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'left' }

export function startSavedSearch(form: string): SavedSearchState {
  return { selected: null, saved: false, form, replaced: 0 }
}

export function reduceSavedSearch(state: SavedSearchState, event: SavedSearchEvent): SavedSearchState {
  switch (event.type) {
    case 'form-changed':
      return event.form === state.form ? state : { ...state, form: event.form, saved: false }
    case 'saved':
      return { ...state, selected: event.search, saved: event.form === state.form }
    case 'loaded':
      return { selected: event.search, saved: true, form: event.form, replaced: state.replaced + 1 }
    case 'renamed':
      return state.selected?.id === event.search.id ? { ...state, selected: event.search } : state
    case 'removed':
      if (state.selected?.id !== event.id) return state
      return { ...state, selected: null, saved: false, replaced: state.replaced + 1 }
    case 'left':
      return { ...state, selected: null, saved: false }
  }
}

/** Saving is possible if no search is selected or the selected one has unsaved changes. */
export function canSave({ selected, saved }: SavedSearchState): boolean {
  return selected === null || !saved
}
