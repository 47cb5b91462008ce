import { Alert, Button, FileInput, Group, Modal, Progress, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_IMPORTED_LINKS, MAX_IMPORTED_LINKS_PER_CALL } from '../../../contract/limits.ts'
import { getErrorMessage } from '../../api-error.ts'
import { formatNumber } from '../../format.ts'
import classes from './import-dialog.module.css'
import { type FileRow, readImportFile } from './import-file.ts'
import { importRows, refreshLinks } from './misleading-links.ts'

type Refused = { line: number; address: string; problem: string }
type Report = { total: number; done: number; created: number; updated: number; unchanged: number; refused: Refused[] }

/** Imports a CSV into the list, batch by batch, and reports the result of every row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = report !== null && report.done < report.total && problem === null

  const start = async () => {
    if (!file) return
    setProblem(null)
    const read = readImportFile(await file.text(), MAX_IMPORTED_LINKS)
    if ('problem' in read) return setProblem(read.problem)
    try {
      await sendRows(read.rows, setReport)
    } catch (error) {
      setProblem(`${getErrorMessage(error)} O que já foi lido está na lista; importar de novo não repete nada.`)
    }
    void refreshLinks(client)
  }

  return (
    <Modal opened onClose={isBusy ? () => {} : onClose} title="Importar CSV" withCloseButton={!isBusy}>
      <Stack gap="md">
        <FileInput
          label="Arquivo"
          description={`Colunas: endereço (ou domínio), motivo e fonte; tipo (domínio ou endereço) se quiser. Até ${formatNumber(MAX_IMPORTED_LINKS)} linhas.`}
          placeholder="Escolher arquivo"
          accept=".csv,.tsv,.txt,text/csv"
          value={file}
          disabled={isBusy}
          onChange={(chosen) => {
            setFile(chosen)
            setReport(null)
            setProblem(null)
          }}
        />
        <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
        {report && <ReportText report={report} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Fechar
          </Button>
          <Button
            onClick={() => void start()}
            disabled={!file || (report !== null && report.done === report.total)}
            loading={isBusy}
          >
            Importar
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

async function sendRows(rows: FileRow[], onReport: (report: Report) => void): Promise<void> {
  let report: Report = { total: rows.length, done: 0, created: 0, updated: 0, unchanged: 0, refused: [] }
  onReport(report)
  for (let from = 0; from < rows.length; from += MAX_IMPORTED_LINKS_PER_CALL) {
    const some = rows.slice(from, from + MAX_IMPORTED_LINKS_PER_CALL)
    const results = await importRows(some.map(({ row }) => row))
    const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length
    const refused = results.flatMap(({ problem }, i) =>
      problem === null ? [] : [{ line: some[i]?.line ?? 0, address: some[i]?.row.address ?? '', problem }],
    )
    report = {
      total: rows.length,
      done: from + some.length,
      created: report.created + count('created'),
      updated: report.updated + count('updated'),
      unchanged: report.unchanged + count('unchanged'),
      refused: [...report.refused, ...refused],
    }
    onReport(report)
  }
}

/** Rejected rows that are shown; the rest is counted. */
const MAX_SHOWN = 100

function ReportText({ report }: { report: Report }) {
  const { total, done, created, updated, unchanged, refused } = report
  return (
    <div>
      {done < total && <Progress value={(100 * done) / total} aria-label="Andamento da importação" animated />}
      <p className={classes.summary} role="status">
        {formatNumber(done)} de {formatNumber(total)} linhas: {formatNumber(created)} novas, {formatNumber(updated)}{' '}
        atualizadas, {formatNumber(unchanged)} sem mudança, {formatNumber(refused.length)} recusadas.
      </p>
      {refused.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <ul className={classes.refused} aria-label="Linhas recusadas" tabIndex={0}>
          {refused.slice(0, MAX_SHOWN).map(({ line, address, problem }) => (
            <li key={line}>
              Linha {formatNumber(line)}
              {address !== '' && ` (${address})`}: {problem}
            </li>
          ))}
          {refused.length > MAX_SHOWN && <li>… e mais {formatNumber(refused.length - MAX_SHOWN)}.</li>}
        </ul>
      )}
    </div>
  )
}
