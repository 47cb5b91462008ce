import { Button } from '@mantine/core'
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { createDownload } from '../../../../contract/posts/downloads.ts'
import { request } from '../../../api.ts'
import { openDownload } from '../../../api-download.ts'
import { LOAD_ERROR } from '../../../api-error.ts'
import { showInfo } from '../../../ui/notices/toast.ts'
import type { PostsInput } from '../filters/filters.ts'
import styles from './result-bar.module.css'

type Delimiter = 'semicolon' | 'comma'

/** Downloads all results, not only this page. Progress and cancelling are the browser's. */
export function DownloadButton({ input, total }: { input: PostsInput; total: number | undefined }) {
  const download = useMutation({
    mutationFn: (delimiter: Delimiter) => orderDownload(input, delimiter),
    onSuccess: ({ url }) => {
      openDownload(url)
      showInfo('Download iniciado: o navegador mostra o andamento.')
    },
  })
  const button = (delimiter: Delimiter) => ({
    size: 'xs',
    variant: 'default',
    classNames: { root: styles.button, label: styles.label, section: styles.section },
    disabled: !total,
    loading: download.isPending && download.variables === delimiter,
    onClick: () => download.mutate(delimiter),
  })
  return (
    <span className={styles.download}>
      {download.isError && (
        <span className={styles.problem} role="alert">
          {LOAD_ERROR}
        </span>
      )}
      <Button.Group>
        <Button
          {...button('semicolon')}
          leftSection={<IconDownload size={16} aria-hidden />}
          title="Com ponto e vírgula, para o Excel em português"
        >
          Baixar CSV
        </Button>
        <Button
          {...button('comma')}
          leftSection={<IconFileTypeCsv size={16} aria-hidden />}
          title="Para programas e planilhas em inglês"
        >
          Com vírgulas
        </Button>
      </Button.Group>
    </span>
  )
}

/** A download includes everything: no page. */
function orderDownload({ page: _page, page_size: _size, format: _format, ...body }: PostsInput, delimiter: Delimiter) {
  return request<typeof createDownload>('POST', '/api/downloads/', { body: { ...body, delimiter } })
}
