import { Button, Progress } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ImportRun } from '../../../../contract/sources/imports.ts'
import { formatDateTime, formatPlural } from '../../../format.ts'
import { bringsPosts } from './import-choices.ts'
import classes from './import-part.module.css'
import { SetAside } from './import-set-aside.tsx'
import { describeCounts, FORMAT_WORDS, IMPORT_WORDS } from './import-words.ts'

/** The last imports, with progress of a running one. */
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
            {run.linked !== null && (
              <p>
                {formatPlural(run.linked, 'conta ligada', 'contas ligadas')} a pessoas pelo nome: confira nas páginas
                delas.
              </p>
            )}
            {run.read > 0 && run.of_people === 0 && run.state === 'concluída' && bringsPosts(run.format) && (
              <p>
                Nenhuma publicação é de uma pessoa conhecida. Diga de quem são as contas em{' '}
                <Link to="/pessoa-publica" search={{ tab: 'contas' }}>
                  Pessoas públicas, Contas sem pessoa
                </Link>
                .
              </p>
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
