import { memo, useMemo } from 'react'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { findMatches } from '../../../../../search-language/highlight.ts'
import { describeLink, findLinks, removeOverrides, showHidden, showOverrides } from '../links.ts'
import styles from './post-text.module.css'
import { findExcerptStart, splitText, type TextPart } from './text-parts.ts'

type PostTextProps = {
  text: string
  tree: SearchTree
  /** Words that spoke for a hate label, in order of place; marked instead of the matches. */
  hateMarks?: readonly { readonly start: number; readonly end: number }[]
}

/** A publication's whole text: matches marked, addresses as links that show their real host. */
export const PostText = memo(function PostText({ text, tree, hateMarks }: PostTextProps) {
  const isExplained = hateMarks !== undefined && hateMarks.length > 0
  const parts = useMemo(
    () => splitText(text, hateMarks?.length ? hateMarks : findMatches(text, tree), findLinks(text)),
    [text, tree, hateMarks],
  )
  return (
    <bdi className={styles.whole} data-marks={isExplained ? 'hate' : undefined}>
      {parts.map((part) => (
        <Part key={part.start} part={part} />
      ))}
    </bdi>
  )
})

/** The text for two lines of a table: matches marked, addresses as plain text, from where the first match is in sight. */
export const PostExcerpt = memo(function PostExcerpt(props: { text: string; tree: SearchTree; visible: number }) {
  const { text, tree, visible } = props
  const { parts, isCut } = useMemo(() => {
    const flat = removeOverrides(text).replaceAll(/\s+/g, ' ').trim()
    const start = findExcerptStart(flat, findMatches(flat, tree), visible)
    const shown = flat.slice(start, start + 400)
    return { parts: splitText(shown, findMatches(shown, tree)), isCut: start > 0 }
  }, [text, tree, visible])
  return (
    <bdi>
      {isCut && '… '}
      {parts.map(({ start, marked, text: part }) => (marked ? <mark key={start}>{part}</mark> : part))}
    </bdi>
  )
})

function Part({ part: { text, marked, link } }: { part: TextPart }) {
  if (link === undefined) return marked ? <mark>{showOverrides(text)}</mark> : showOverrides(text)
  if (link.href === null) return <span className={styles.broken}>{showHidden(text)}</span>
  return <WebLink href={link.href} marked={marked} />
}

/** A link out of the product: real host first, nothing told to the other side about where one comes from. */
export function WebLink({ href, marked = false }: { href: string; marked?: boolean }) {
  const { host, rest } = describeLink(href)
  return (
    <a
      className={styles.link}
      data-marked={marked || undefined}
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <span className={styles.host}>{host}</span>
      {rest}
    </a>
  )
}
