import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import { columnFieldId } from './import-column-field.tsx'
import { listMissing } from './import-words.ts'

/** Missing choices. Each links to its field, which is often out of sight. */
export const MissingFields = ({ preview }: { preview: ImportPreview }) => (
  <span>
    {'Falta escolher: '}
    {listMissing(preview).map(({ field, word }, index) => (
      <Fragment key={field}>
        {index > 0 && ', '}
        <Anchor component="button" type="button" inherit underline="always" onClick={() => goToField(field)}>
          {word}
        </Anchor>
      </Fragment>
    ))}
    .
  </span>
)

function goToField(field: string): void {
  const select = document.getElementById(columnFieldId(field))
  // The sticky bar covers the end of the page: focusing alone would scroll the field below it.
  select?.scrollIntoView({ block: 'center' })
  select?.focus({ preventScroll: true })
}
