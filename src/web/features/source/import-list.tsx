import { Button, Modal, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportRun } from '../../../contract/imports.ts'
import { LOAD_ERROR } from '../../api-error.ts'
import { formatDateTime, formatNumber, formatPlural } from '../../format.ts'
import classes from './import-part.module.css'
import { describeCounts, FORMAT_WORDS, IMPORT_WORDS } from './import-words.ts'
import { importQuery } from './imports.ts'

/** The last imports, and how far the one under way is. */
export function ImportList({ items }: { items: readonly ImportRun[] }) {
  const [opened, setOpened] = useState<ImportRun | null>(null)
  return (
    <>
      <ul className={classes.list}>
        {items.map((run) => (
          <li key={run.id} className={classes.item}>
            <div className={classes.head}>
              <strong>{run.name}</strong>
              <span className={classes.state} data-state={run.state}>
                {IMPORT_WORDS[run.state]}
              </span>
            </div>
            <p className={classes.dimmed}>
              {FORMAT_WORDS[run.format]} · {formatDateTime(run.started_at)}
              {run.started_by && ` · ${run.started_by}`}
            </p>
            {run.state === 'em andamento' && <Running run={run} />}
            <p role={run.state === 'em andamento' ? 'status' : undefined}>{describeCounts(run)}.</p>
            {run.read > 0 && run.of_people === 0 && run.state === 'concluída' && (
              <p>Nenhuma publicação é de uma pessoa conhecida: as contas não estão na página de uma pessoa pública.</p>
            )}
            {run.problem && <p>{run.problem}</p>}
            {run.set_aside_count > 0 && run.state !== 'em andamento' && (
              <div>
                <Button variant="default" size="compact-sm" onClick={() => setOpened(run)}>
                  Ver o que ficou de lado
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {opened && <SetAside run={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Running({ run: { portion, name } }: { run: ImportRun }) {
  const percent = portion === null ? 100 : Math.round(portion * 100)
  return <Progress value={percent} animated={portion === null} aria-label={`Andamento de ${name}`} />
}

function SetAside({ run, onClose }: { run: ImportRun; onClose: () => void }) {
  const { data, isError } = useQuery(importQuery(run.id))
  const shown = data?.set_aside ?? []
  return (
    <Modal opened onClose={onClose} title={`Deixadas de lado em ${run.name}`} size="lg">
      <p role="status">
        {isError
          ? LOAD_ERROR
          : `${formatPlural(run.set_aside_count, 'publicação', 'publicações')}${shown.length < run.set_aside_count && data ? `; as primeiras ${formatNumber(shown.length)}` : ''}, com a linha do arquivo (ou o número na lista) e o motivo.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className={classes.aside} aria-label="Deixadas de lado" tabIndex={0}>
        {shown.map(({ position, reason }) => (
          <li key={`${position} ${reason}`}>
            {formatNumber(position)}: {reason}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
