import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MAX_SAVED_SEARCHES, MAX_SAVED_TITLE } from '../../../../contract/limits.ts'
import { describeFilters, describeKept, suggestTitle } from './saved-filters.ts'
import styles from './saved-search.module.css'
import { useSavedSearches } from './searches.ts'
import type { SavedSearchControl } from './use-saved-search.ts'

export type SaveDialogProps = { control: SavedSearchControl }

/** Asks for a name; with a selected search, also whether to update it or create a new one. */
export function SaveDialog({ control }: SaveDialogProps) {
  const { address, options, selected, isSaving, create, update, closeDialog } = control
  const [title, setTitle] = useState(selected?.title ?? suggestTitle(address, options))
  const [isMissing, setMissing] = useState(false)
  const isFull = (useSavedSearches(true).data?.length ?? 0) >= MAX_SAVED_SEARCHES
  const kept = describeKept(address.comparison)
  const save = (asNew: boolean) => {
    const name = title.trim()
    if (name === '') return setMissing(true)
    if (selected && !asNew) update(selected, name)
    else create(name)
  }
  return (
    <Modal opened onClose={closeDialog} title={selected ? 'Salvar alterações da busca' : 'Salvar busca'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save(selected === null)
        }}
      >
        <TextInput
          label="Nome"
          name="title"
          autoComplete="off"
          data-autofocus
          maxLength={MAX_SAVED_TITLE}
          value={title}
          error={isMissing && title.trim() === '' ? 'Dê um nome à busca.' : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <p className={styles.what}>
          Filtros: <bdi>{describeFilters(address, options)}</bdi>
        </p>
        {kept && <p className={styles.what}>{kept}</p>}
        {isFull && (
          <p className={styles.full} role="status">
            {`Você já tem ${MAX_SAVED_SEARCHES} buscas salvas, o máximo por pessoa. Remova uma para salvar outra.`}
          </p>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={closeDialog}>
            Cancelar
          </Button>
          {selected && (
            <Button variant="default" disabled={isFull || isSaving} onClick={() => save(true)}>
              Salvar como nova
            </Button>
          )}
          <Button type="submit" loading={isSaving} disabled={selected ? selected.level === 'see' : isFull}>
            {selected ? 'Atualizar' : 'Salvar'}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
