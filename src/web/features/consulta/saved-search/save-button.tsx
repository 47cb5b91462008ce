import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Suspense } from 'react'
import { SaveDialog } from '../parts.ts'
import barStyles from '../results/result-bar.module.css'
import type { SavedSearchControl } from './use-saved-search.ts'

/** Opens the dialog that saves the filters; inactive while they equal the selected search. */
export function SaveButton({ control }: { control: SavedSearchControl }) {
  const { canSave, openDialog, isDialogOpen } = control
  const Icon = canSave ? IconBookmark : IconBookmarkFilled
  return (
    <>
      <Button
        classNames={{ root: barStyles.button, label: barStyles.label, section: barStyles.section }}
        size="xs"
        variant="default"
        title="Salvar busca"
        leftSection={<Icon size={16} aria-hidden />}
        // Not `disabled`: focus returns to this button when the dialog closes.
        data-disabled={!canSave || undefined}
        aria-disabled={!canSave}
        aria-haspopup="dialog"
        onClick={openDialog}
      >
        Salvar busca
      </Button>
      {isDialogOpen && (
        <Suspense>
          <SaveDialog control={control} />
        </Suspense>
      )}
    </>
  )
}
