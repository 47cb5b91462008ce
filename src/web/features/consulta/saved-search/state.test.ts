import { describe, expect, test } from 'vitest'
import type { SavedSearch } from '../../../../contract/users/saved-search.ts'
import { canSave, reduceSavedSearch, type SavedSearchEvent, startSavedSearch } from './state.ts'

const makeSearch = (id: string, title = id): SavedSearch => ({
  id,
  title,
  created_at: '2026-03-12T17:05:00.000Z',
  filters: {},
  owner: { username: 'ana', name: 'Ana' },
  level: 'own',
  updated_at: '2026-01-01T00:00:00.000Z',
  folder: null,
})

const A = makeSearch('a')
const B = makeSearch('b')

/** The state after these events, from a screen without filters. */
const run = (...events: SavedSearchEvent[]) => events.reduce(reduceSavedSearch, startSavedSearch('none'))

describe('the saved flag', () => {
  test('is false at the start, and a search without a name can be saved', () => {
    expect(run()).toEqual({ selected: null, saved: false, form: 'none', replaced: 0 })
    expect(canSave(run())).toBe(true)
  })

  test('is true after save or update', () => {
    const saved = run({ type: 'form-changed', form: 'SP' }, { type: 'saved', search: A, form: 'SP' })
    expect(saved).toMatchObject({ selected: A, saved: true })
    const changed = reduceSavedSearch(saved, { type: 'form-changed', form: 'BA' })
    expect(reduceSavedSearch(changed, { type: 'saved', search: A, form: 'BA' }).saved).toBe(true)
  })

  test('is true after loading a saved search, and stays so when the filters arrive', () => {
    const loaded = run({ type: 'loaded', search: A, form: 'SP' })
    expect(loaded).toMatchObject({ selected: A, saved: true, replaced: 1 })
    expect(reduceSavedSearch(loaded, { type: 'form-changed', form: 'SP' })).toBe(loaded)
  })

  test('is false after the filter form changes', () => {
    const changed = run({ type: 'loaded', search: A, form: 'SP' }, { type: 'form-changed', form: 'BA' })
    expect(changed).toMatchObject({ selected: A, saved: false })
  })

  test('stays false when the filters changed while the answer was on its way', () => {
    const late = run({ type: 'form-changed', form: 'BA' }, { type: 'saved', search: A, form: 'SP' })
    expect(late).toMatchObject({ selected: A, saved: false })
  })
})

test('saving is enabled when no search is selected or the selected one has unsaved changes', () => {
  const loaded = run({ type: 'loaded', search: A, form: 'SP' })
  expect(canSave(loaded)).toBe(false)
  expect(canSave(reduceSavedSearch(loaded, { type: 'form-changed', form: 'BA' }))).toBe(true)
  expect(canSave(reduceSavedSearch(loaded, { type: 'left' }))).toBe(true)
})

describe('removing', () => {
  const loaded = run({ type: 'loaded', search: A, form: 'SP' })

  test('the selected search clears the selection', () => {
    expect(reduceSavedSearch(loaded, { type: 'removed', id: 'a' })).toMatchObject({
      selected: null,
      saved: false,
      replaced: 2,
    })
  })

  test('another search changes nothing', () => {
    expect(reduceSavedSearch(loaded, { type: 'removed', id: 'b' })).toBe(loaded)
  })
})

test('a new name is taken over and leaves the flag as it is', () => {
  const loaded = run({ type: 'loaded', search: A, form: 'SP' })
  const renamed = makeSearch('a', 'Outro nome')
  expect(reduceSavedSearch(loaded, { type: 'renamed', search: renamed })).toEqual({ ...loaded, selected: renamed })
  expect(reduceSavedSearch(loaded, { type: 'renamed', search: B })).toBe(loaded)
})
