import { ActionIcon, Alert, Button, Group, Loader, Modal, NativeSelect, Stack } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SHARE_LEVELS, type ShareLevel } from '../../contract/limits.ts'
import type { Colleague, Shares, SharesChange } from '../../contract/sharing/shares.ts'
import { getCurrent, getFirstMessage } from '../api-error.ts'
import { LoadProblem } from '../load-problem.tsx'
import { ABOVE_DRAWERS } from '../theme.ts'
import { showSuccess } from '../ui/notices/toast.ts'
import { EditConflict } from './edit-conflict.tsx'
import styles from './share-dialog.module.css'
import { colleaguesQuery, invalidateSharing, type SharedThing, saveShares, sharesQuery } from './shares.ts'

export type ShareDialogProps = { thing: SharedThing; title: string; onClose: () => void }

const CAN: Record<ShareLevel, string> = { see: 'pode ver', edit: 'pode mudar' }
const LEVELS = SHARE_LEVELS.map((value) => ({ value, label: CAN[value] }))
const readLevel = (value: string): ShareLevel | null => SHARE_LEVELS.find((level) => level === value) ?? null

/** Shares an item with people, groups, or the whole newsroom. */
export function ShareDialog({ thing, title, onClose }: ShareDialogProps) {
  const { data, isFetchedAfterMount, isError, error, refetch } = useQuery({ ...sharesQuery(thing), staleTime: 0 })
  // The selection starts from the current state, not from a cached one.
  const shares = isFetchedAfterMount ? data : undefined
  return (
    <Modal zIndex={ABOVE_DRAWERS} opened onClose={onClose} title={`Compartilhar “${title}”`}>
      {isError && !shares && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!shares && !isError && <Loader size="sm" aria-label="Carregando" />}
      {shares && <ShareForm thing={thing} shares={shares} onClose={onClose} />}
    </Modal>
  )
}

function ShareForm({ thing, shares, onClose }: { thing: SharedThing; shares: Shares; onClose: () => void }) {
  const { data: colleagues, isError: areColleaguesMissing } = useQuery(colleaguesQuery)
  const [draft, setDraft] = useState<Draft>(shares)
  const save = useSaveShares(thing, onClose)
  const theirs = getCurrent<Shares>(save.error)
  const goOn = (next: Draft) => {
    setDraft(next)
    save.reset()
  }
  const addPerson = (person: Colleague) =>
    setDraft({ ...draft, people: [...draft.people, { ...person, level: 'see' }] })
  const others = (colleagues?.people ?? []).filter(
    ({ username }) => username !== shares.owner.username && !draft.people.some((one) => one.username === username),
  )
  const groups = (colleagues?.groups ?? []).filter(({ id }) => !draft.groups.some((one) => one.id === id))
  const add = (chosen: string) => {
    const person = others.find(({ username }) => chosen === `p:${username}`)
    const group = groups.find(({ id }) => chosen === `g:${id}`)
    if (person) addPerson(person)
    if (group) setDraft({ ...draft, groups: [...draft.groups, { ...group, level: 'see' }] })
  }
  const asking = shares.requests.filter(({ username }) => !draft.people.some((one) => one.username === username))
  return (
    <Stack gap="md">
      <ShareNotes thing={thing} shares={shares} />
      {asking.length > 0 && (
        <Alert color="yellow" title="Pedem acesso">
          {asking.map((person) => (
            <Button key={person.username} size="xs" variant="default" mr="xs" onClick={() => addPerson(person)}>
              {`Deixar ${person.name} ver`}
            </Button>
          ))}
        </Alert>
      )}
      <NativeSelect
        label="Toda a redação"
        value={draft.everyone ?? ''}
        data={[{ value: '', label: 'não vê' }, ...LEVELS]}
        onChange={(event) => setDraft({ ...draft, everyone: readLevel(event.currentTarget.value) })}
      />
      <ShareRows draft={draft} onChange={setDraft} />
      <NativeSelect
        label="Acrescentar pessoa ou grupo"
        value=""
        data={[
          { value: '', label: nameFirstChoice(colleagues !== undefined, areColleaguesMissing) },
          ...groups.map(({ id, name }) => ({ value: `g:${id}`, label: `Grupo: ${name}` })),
          ...others.map(({ username, name }) => ({ value: `p:${username}`, label: name })),
        ]}
        onChange={(event) => add(event.currentTarget.value)}
      />
      <div role="alert">
        {theirs && (
          <EditConflict
            what="o compartilhamento"
            onTheirs={() => goOn(theirs)}
            onMine={() => goOn({ ...draft, version: theirs.version })}
          >
            {describeShares(theirs)}
          </EditConflict>
        )}
        {save.error && !theirs && <Alert color="red">{getFirstMessage(save.error)}</Alert>}
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button loading={save.isPending} disabled={theirs !== undefined} onClick={() => save.mutate(draft)}>
          Salvar
        </Button>
      </Group>
    </Stack>
  )
}

function nameFirstChoice(isThere: boolean, isMissing: boolean): string {
  if (isThere) return 'Escolha…'
  return isMissing ? 'Não foi possível carregar os nomes' : 'Carregando…'
}

function useSaveShares(thing: SharedThing, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => saveShares(thing, toNewShares(draft)),
    onSuccess: (saved) => {
      client.setQueryData(sharesQuery(thing).queryKey, saved)
      invalidateSharing(client, thing)
      showSuccess('Mudança guardada')
      onSaved()
    },
  })
}

/** Its owner, and what sharing it means. */
function ShareNotes({ thing, shares }: { thing: SharedThing; shares: Shares }) {
  return (
    <>
      <p className={styles.owner}>Quem é dono: {shares.owner.name}</p>
      {shares.folder !== null && (
        <p className={styles.owner}>
          Está na pasta “{shares.folder}”: quem vê a pasta também vê, e quem pode mudar a pasta também pode mudar.
        </p>
      )}
      {thing.kind === 'folder' && (
        <p className={styles.owner}>
          Quem vê a pasta vê as buscas, os dossiês, as listas e os alertas que estão nela; quem pode mudar a pasta pode
          mudar tudo isso.
        </p>
      )}
      {thing.kind === 'alert' && (
        <p className={styles.owner}>
          Quem vê o alerta vê o que ele busca e encontra, e pode receber os avisos por canais próprios. Seus canais
          continuam só seus.
        </p>
      )}
    </>
  )
}

/** `version`: the one seen when the dialog was opened. */
type Draft = Pick<Shares, 'everyone' | 'people' | 'groups' | 'version'>

function ShareRows({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  if (draft.people.length + draft.groups.length === 0) return null
  const { people, groups } = draft
  return (
    <ul className={styles.rows} aria-label="Compartilhado com">
      {groups.map((group) => (
        <ShareRow
          key={`g${group.id}`}
          name={`Grupo: ${group.name}`}
          level={group.level}
          onLevel={(level) =>
            onChange({ ...draft, groups: groups.map((one) => (one.id === group.id ? { ...one, level } : one)) })
          }
          onRemove={() => onChange({ ...draft, groups: groups.filter(({ id }) => id !== group.id) })}
        />
      ))}
      {people.map((person) => (
        <ShareRow
          key={person.username}
          name={person.name}
          level={person.level}
          onLevel={(level) =>
            onChange({
              ...draft,
              people: people.map((one) => (one.username === person.username ? { ...one, level } : one)),
            })
          }
          onRemove={() => onChange({ ...draft, people: people.filter(({ username }) => username !== person.username) })}
        />
      ))}
    </ul>
  )
}

type RowProps = { name: string; level: ShareLevel; onLevel: (level: ShareLevel) => void; onRemove: () => void }

function ShareRow({ name, level, onLevel, onRemove }: RowProps) {
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <NativeSelect
        size="xs"
        aria-label={`O que ${name} pode`}
        value={level}
        data={LEVELS}
        onChange={(event) => onLevel(readLevel(event.currentTarget.value) ?? 'see')}
      />
      <ActionIcon variant="subtle" color="gray" aria-label={`Deixar de compartilhar com ${name}`} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** Everyone's rights, in one sentence. */
const describeShares = ({ everyone, people, groups }: Shares): string =>
  [
    ...(everyone ? [`toda a redação ${CAN[everyone]}`] : []),
    ...groups.map(({ name, level }) => `o grupo ${name} ${CAN[level]}`),
    ...people.map(({ name, level }) => `${name} ${CAN[level]}`),
  ].join(', ') || 'ninguém além de quem é dono'

const toNewShares = ({ everyone, people, groups, version }: Draft): SharesChange => ({
  version,
  everyone,
  people: people.map(({ username, level }) => ({ username, level })),
  groups: groups.map(({ id, level }) => ({ id, level })),
})
