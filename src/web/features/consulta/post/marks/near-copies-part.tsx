import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Likeness, NearCopies, NearCopy } from '../../../../../contract/posts/near-copies.ts'
import type { Post } from '../../../../../contract/posts/post.ts'
import { diffWords } from '../../../../../text/diff-words.ts'
import { formatDateTime, formatNumber } from '../../../../format.ts'
import { TextDiff } from '../../../../ui/texts/text-diff.tsx'
import type { AddressText } from '../../state/address.ts'
import { LoadingMarks, MarksProblem } from './marks-state.tsx'
import { useNearCopies } from './near-copies.ts'
import styles from './near-copies-part.module.css'

/** Shown at first: the oldest. */
const SHOWN = 5

/** What the other text is, in the sentence that begins with its account. */
const LIKENESS_WORDS: Record<Likeness, string> = {
  'mesmo texto': 'mesmo texto',
  'texto alterado': 'texto com alterações',
  'trecho deste texto': 'só um trecho deste texto',
  'texto maior': 'este texto e mais',
  'mesmo modelo, outros dados': 'mesmo modelo, com outros nomes ou números',
}

/** What it means that nothing was found. */
const NONE = {
  all: 'Nenhum texto parecido no que foi coletado.',
  time: 'Não deu tempo de procurar tudo; nada parecido foi achado até aí.',
  many: 'Nenhum parecido entre os textos comparados; há mais textos com estas palavras do que se pôde comparar.',
}

/** Who else published this text, the oldest first, with what differs. */
export function NearCopiesPart({ post }: { post: Pick<Post, 'id' | 'content'> }) {
  const { data, isError, refetch } = useNearCopies(post.id)
  const [isWhole, setWhole] = useState(false)
  if (isError) return <MarksProblem onRetry={() => void refetch()} />
  if (!data) return <LoadingMarks label="Procurando textos parecidos" />
  if (data.items.length === 0) return <p className={styles.quiet}>{NONE[data.missing ?? 'all']}</p>
  return (
    <>
      <ol className={styles.copies}>
        {data.items.slice(0, isWhole ? undefined : SHOWN).map((copy) => (
          <li key={copy.id}>
            <Copy copy={copy} content={post.content} />
          </li>
        ))}
      </ol>
      {!isWhole && data.items.length > SHOWN && (
        <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
          Mostrar mais {formatNumber(data.items.length - SHOWN)}
        </Button>
      )}
      <p className={styles.quiet}>{describeRest(data)}</p>
    </>
  )
}

function Copy({ copy, content }: { copy: NearCopy; content: string }) {
  const { id, author, fullName, platform, dateCreated, likeness } = copy
  return (
    <>
      <p className={styles.who}>
        <Link
          to="/consulta"
          search={(query: AddressText) => ({ ...query, post: id })}
          resetScroll={false}
          preload={false}
        >
          {fullName || author}
        </Link>
        {`, ${platform}, ${formatDateTime(dateCreated)}: ${LIKENESS_WORDS[likeness]}`}
      </p>
      {likeness !== 'mesmo texto' && (
        <details className={styles.changes}>
          <summary>Ver as diferenças</summary>
          <p>
            <TextDiff parts={diffWords(content, copy.content)} />
          </p>
        </details>
      )}
    </>
  )
}

function describeRest({ items, total, missing }: NearCopies): string {
  const order = 'Da mais antiga à mais recente, pelas palavras do texto.'
  if (missing === 'time') return `${order} Não deu tempo de procurar tudo; pode haver mais.`
  if (missing === 'many') return `${order} Há textos demais com estas palavras para comparar todos; pode haver mais.`
  return total > items.length
    ? `${order} São ${formatNumber(total)} ao todo; aqui estão as ${formatNumber(items.length)} primeiras.`
    : order
}
