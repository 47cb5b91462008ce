import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { createDownload } from '../../../contract/downloads.ts'
import { request } from '../../api.ts'
import { openDownload } from '../../api-download.ts'
import { LOAD_ERROR } from '../../api-error.ts'
import { showInfo } from '../../ui/toast.ts'
import type { PostsInput } from './filters.ts'
import styles from './result-bar.module.css'

/** Downloads everything that matches, not only this page. Progress and giving up are the browser's. */
export function DownloadButton({ input, total }: { input: PostsInput; total: number | undefined }) {
  const download = useMutation({
    mutationFn: () => orderDownload(input),
    onSuccess: ({ url }) => {
      openDownload(url)
      showInfo('Download iniciado: o navegador mostra o andamento.')
    },
  })
  return (
    <span className={styles.download}>
      {download.isError && (
        <span className={styles.problem} role="alert">
          {LOAD_ERROR}
        </span>
      )}
      <Button
        size="xs"
        variant="default"
        classNames={{ label: styles.label, section: styles.section }}
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={!total}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Baixar CSV
      </Button>
    </span>
  )
}

/** A download is of everything: no page. */
function orderDownload({ page: _page, page_size: _size, format: _format, ...body }: PostsInput) {
  return request<typeof createDownload>('POST', '/api/downloads/', { body })
}
