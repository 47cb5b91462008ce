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

const SAME_FORM: Likeness = 'mesmo modelo, outros dados'

/** Shown initially: the oldest. */
const SHOWN = 5

/** Kind of match, in the sentence that starts with its account. */
const LIKENESS_WORDS: Record<Likeness, string> = {
  'mesmo texto': 'mesmo texto',
  'texto alterado': 'texto com alterações',
  'trecho deste texto': 'só um trecho deste texto',
  'texto maior': 'este texto e mais',
  'mesmo modelo, outros dados': 'outros nomes, números ou datas',
}

/** Explains an empty result. */
const NONE = {
  all: 'Nenhum texto parecido no que foi coletado.',
  time: 'Não deu tempo de procurar tudo; nada parecido foi achado até aí.',
  many: 'Nenhum parecido entre os textos comparados; há mais textos com estas palavras do que se pôde comparar.',
}

/** Other posts of this text, oldest first, with differences; separately those with the same template and other data. */
export function NearCopiesPart({ post }: { post: Pick<Post, 'id' | 'content'> }) {
  const { data, isError, refetch } = useNearCopies(post.id)
  if (isError) return <MarksProblem onRetry={() => void refetch()} />
  if (!data) return <LoadingMarks label="Procurando textos parecidos" />
  if (data.items.length === 0) return <p className={styles.quiet}>{NONE[data.missing ?? 'all']}</p>
  const copies = data.items.filter(({ likeness }) => likeness !== SAME_FORM)
  const forms = data.items.filter(({ likeness }) => likeness === SAME_FORM)
  return (
    <>
      {copies.length > 0 && <CopyList copies={copies} content={post.content} />}
      {forms.length > 0 && (
        <>
          <h4 className={styles.kind}>Mesmo modelo, outros dados</h4>
          <p className={styles.note}>A mesma forma com outro nome, lugar, número ou data: não é a mesma mensagem.</p>
          <CopyList copies={forms} content={post.content} />
        </>
      )}
      <p className={styles.quiet}>{describeRest(data)}</p>
    </>
  )
}

function CopyList({ copies, content }: { copies: readonly NearCopy[]; content: string }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ol className={styles.copies}>
        {copies.slice(0, isWhole ? undefined : SHOWN).map((copy) => (
          <li key={copy.id}>
            <Copy copy={copy} content={content} />
          </li>
        ))}
      </ol>
      {!isWhole && copies.length > SHOWN && (
        <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
          Mostrar mais {formatNumber(copies.length - SHOWN)}
        </Button>
      )}
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
