import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { downloadFile } from '../../api-download.ts'
import { LOAD_ERROR } from '../../api-error.ts'
import { getDay } from '../../format.ts'
import type { PostsInput } from './filters.ts'
import styles from './result-bar.module.css'

/** Downloads everything that matches, not only this page. A second click gives it up. */
export function DownloadButton({ input, total }: { input: PostsInput; total: number | undefined }) {
  const [bytes, setBytes] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setFailed(false)
    setBytes(0)
    try {
      const query = { ...input, page: undefined, page_size: undefined, format: 'csv' }
      const fileName = `publicacoes-${getDay(new Date())}.csv`
      await downloadFile('/api/posts/', { query, fileName, signal: controller.signal, onProgress: limitRate(setBytes) })
    } catch {
      if (!controller.signal.aborted) setFailed(true)
    }
    setBytes(null)
  }
  return (
    <span className={styles.download}>
      {hasFailed && (
        <span className={styles.problem} role="alert">
          {LOAD_ERROR}
        </span>
      )}
      {bytes === null ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={!total}
          onClick={() => void start()}
        >
          Baixar CSV
        </Button>
      ) : (
        <Button size="xs" variant="default" onClick={() => running.current?.abort()}>
          {`Baixando: ${formatSize(bytes)} · Cancelar`}
        </Button>
      )}
    </span>
  )
}

/** Chunks come hundreds a second; the eye takes ten. */
function limitRate(show: (bytes: number) => void): (bytes: number) => void {
  let last = 0
  return (bytes) => {
    const now = performance.now()
    if (now - last < 100) return
    last = now
    show(bytes)
  }
}

function formatSize(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
}
