import { startTransition, useState } from 'react'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { WordFamilyProps } from './word-family-popover.tsx'
import { WordSign } from './word-sign.tsx'

export const WordFamilyPopover = partOnDemand<WordFamilyProps>(
  async () => (await import('./word-family-popover.tsx')).WordFamilyPopover,
)

/** A word of the search; opens its word family. */
export function WordFamilyButton(props: WordFamilyProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen) return <WordFamilyPopover {...props} />
  // The word stays until its family can be rendered.
  return (
    <WordSign
      term={props.term}
      aria-expanded={false}
      aria-haspopup="dialog"
      onPointerEnter={WordFamilyPopover.fetchSoon}
      onClick={() => startTransition(() => setWasOpen(true))}
    />
  )
}
