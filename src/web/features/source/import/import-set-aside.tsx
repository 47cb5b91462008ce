import { Button, Modal } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ImportRun } from '../../../../contract/sources/imports.ts'
import { saveBlob } from '../../../api-download.ts'
import { LOAD_ERROR } from '../../../api-error.ts'
import { formatNumber, formatPlural, getDay } from '../../../format.ts'
import classes from './import-part.module.css'
import { printSetAside } from './import-words.ts'
import { importQuery } from './imports.ts'

/** Rows shown; the download has all that are kept. */
const SHOWN = 200

/** Rejected rows of a file, with reasons. */
export function SetAside({ run, onClose }: { run: ImportRun; onClose: () => void }) {
  const { data, isError } = useQuery(importQuery(run.id))
  const kept = data?.set_aside ?? []
  const count = formatPlural(run.set_aside_count, 'deixada de lado', 'deixadas de lado')
  const download = () =>
    saveBlob(
      new Blob([printSetAside(kept)], { type: 'text/csv;charset=utf-8' }),
      `lupascan-deixadas-de-lado-${getDay(new Date(run.started_at))}.csv`,
    )
  return (
    <Modal opened onClose={onClose} title={`Deixadas de lado em ${run.name}`} size="lg">
      <p role="status">
        {isError
          ? LOAD_ERROR
          : `${count}, com a linha do arquivo (ou o número na lista) e o motivo.${kept.length > SHOWN ? ` Aqui, as primeiras ${formatNumber(SHOWN)}.` : ''}${data && kept.length < run.set_aside_count ? ` Só as primeiras ${formatNumber(kept.length)} ficam guardadas.` : ''}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className={classes.aside} aria-label="Deixadas de lado" tabIndex={0}>
        {kept.slice(0, SHOWN).map(({ position, reason }) => (
          <li key={`${position} ${reason}`}>
            {formatNumber(position)}: {reason}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-sm"
        mt="md"
        disabled={kept.length === 0}
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={download}
      >
        Baixar o que ficou de lado
      </Button>
    </Modal>
  )
}
