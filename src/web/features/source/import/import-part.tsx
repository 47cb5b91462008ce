import { Button, Title } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LOAD_ERROR } from '../../../api-error.ts'
import { TIME_ZONE } from '../../../format.ts'
import { Message } from '../../../ui/notices/message.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import classes from './import-part.module.css'
import { importsQuery } from './imports.ts'

/** Imports of files with posts or people: upload, and results of the last ones. */
export function ImportPart() {
  const { data, isError, refetch } = useQuery(importsQuery)
  const [hasFile, setHasFile] = useState(false)
  if (isError && !data) {
    return (
      <div role="alert">
        <Message
          icon={<IconCloudOff aria-hidden="true" />}
          title={LOAD_ERROR}
          actions={<Button onClick={() => void refetch()}>Tentar novamente</Button>}
        />
      </div>
    )
  }
  const items = data?.items ?? []
  return (
    <div className={classes.part} data-wide={hasFile || undefined}>
      <ImportForm
        maxBytes={data?.max_bytes ?? null}
        timeZone={data?.time_zone ?? TIME_ZONE}
        running={items.find(({ state }) => state === 'em andamento')}
        onFile={setHasFile}
      />
      <section aria-labelledby="ultimas-importacoes">
        <Title order={2} id="ultimas-importacoes">
          Últimas importações
        </Title>
        {data && items.length === 0 && <p className={classes.dimmed}>Nenhum arquivo foi importado por aqui ainda.</p>}
        <ImportList items={items} />
      </section>
    </div>
  )
}
