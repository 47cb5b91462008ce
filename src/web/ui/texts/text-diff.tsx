import { VisuallyHidden } from '@mantine/core'
import styles from './text-diff.module.css'

type TextDiffProps = {
  /** As `diffWords` of src/text gives them. */
  parts: readonly { kind: 'same' | 'removed' | 'added'; text: string }[]
}

/** What changed from one text to the next, in the running text; said in words to those who hear the page. */
export function TextDiff({ parts }: TextDiffProps) {
  return (
    <span className={styles.diff}>
      {parts.map(({ kind, text }, i) => {
        // Parts have no name of their own, and never change places.
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
