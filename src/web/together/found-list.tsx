import { UnstyledButton } from '@mantine/core'
import type { Dossier } from '../../contract/dossiers/dossiers.ts'
import { formatNumber, formatPlural } from '../format.ts'
import styles from './add-dialog.module.css'
import { findDossiers } from './found-dossiers.ts'

/** As many as a dialog has room for; the rest is found by typing. */
const MAX_SHOWN = 8

type Props = {
  dossiers: readonly Dossier[]
  name: string
  /** The one that Enter selects. */
  marked: Dossier | undefined
  isBusy: boolean
  onChoose: (dossier: Dossier) => void
}

/** The dossiers whose titles match the typed text, to choose one. */
export function FoundList({ dossiers, name, marked, isBusy, onChoose }: Props) {
  const found = findDossiers(dossiers, name)
  const left = found.length - MAX_SHOWN
  if (found.length === 0) return <p className={styles.what}>{describeNone(dossiers.length, name)}</p>
  return (
    <div>
      <ul className={styles.list} aria-label="Dossiês">
        {found.slice(0, MAX_SHOWN).map((dossier) => (
          <li key={dossier.id}>
            <UnstyledButton
              className={styles.choice}
              data-marked={dossier === marked || undefined}
              disabled={isBusy}
              onClick={() => onChoose(dossier)}
            >
              <bdi>{dossier.title}</bdi>
              <span className={styles.what}>
                {formatPlural(dossier.items, 'item', 'itens')} · {dossier.status.name}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.what}>e mais {formatNumber(left)}: digite para encontrar</p>}
    </div>
  )
}

function describeNone(seen: number, name: string): string {
  if (name.trim() !== '') return 'Nenhum dossiê com este nome.'
  return seen === 0
    ? 'Ainda não há dossiês; dê um nome para criar o primeiro.'
    : 'Os dossiês que há você só pode ver; dê um nome para criar um seu.'
}
