import { UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { PostVersion } from '../../../../contract/posts/post-history.ts'
import { diffWords } from '../../../../text/diff-words.ts'
import { formatDateTime } from '../../../format.ts'
import { TextDiff } from '../../../ui/texts/text-diff.tsx'
import styles from './history.module.css'

/** Shown initially: the latest changes. */
const SHOWN = 3

/** All texts of a post, latest first, with the changes. */
export function VersionList({ versions }: { versions: readonly PostVersion[] }) {
  const [isWhole, setWhole] = useState(false)
  const latest = versions.map((version, i) => ({ version, before: versions[i - 1], number: i + 1 })).toReversed()
  const shown = isWhole ? latest : latest.slice(0, SHOWN)
  return (
    <>
      <ol className={styles.versions} reversed>
        {shown.map(({ version, before, number }) => (
          <li key={number} value={number}>
            <p className={styles.seen}>{describeVersion(version, before, number)}</p>
            {before ? <Changes before={before} after={version} /> : <p className={styles.text}>{version.content}</p>}
          </li>
        ))}
      </ol>
      {latest.length > SHOWN && (
        <UnstyledButton className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver só as últimas' : `Ver as ${latest.length} versões`}
        </UnstyledButton>
      )}
    </>
  )
}

function describeVersion({ seenAt }: PostVersion, before: PostVersion | undefined, number: number): string {
  const when = seenAt === null ? 'data não registrada' : `vista em ${formatDateTime(seenAt)}`
  return before ? `${number}ª versão, ${when}` : `Versão mais antiga, ${when}`
}

function Changes({ before, after }: { before: PostVersion; after: PostVersion }) {
  const parts = useMemo(() => diffWords(before.content, after.content), [before.content, after.content])
  if (before.content === after.content) return <p className={styles.seen}>O texto é o mesmo; mudaram os anexos.</p>
  return (
    <p className={styles.text}>
      <TextDiff parts={parts} />
    </p>
  )
}
