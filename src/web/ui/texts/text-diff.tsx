import { VisuallyHidden } from '@mantine/core'
import styles from './text-diff.module.css'

type TextDiffProps = {
  /** As returned by `diffWords` of src/text. */
  parts: readonly { kind: 'same' | 'removed' | 'added'; text: string }[]
}

/** The changes between two texts, inline; announced in words to screen readers. */
export function TextDiff({ parts }: TextDiffProps) {
  return (
    <span className={styles.diff}>
      {parts.map(({ kind, text }, i) => {
        // Segments have no identity and never move.
        const key = `${i}:${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          <Tag key={key}>
            <VisuallyHidden component="span">{kind === 'added' ? ' [incluído: ' : ' [retirado: '}</VisuallyHidden>
            {text}
            <VisuallyHidden component="span">] </VisuallyHidden>
          </Tag>
        )
      })}
    </span>
  )
}
