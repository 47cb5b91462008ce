import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { findMatches } from '../../../../../search-language/highlight.ts'
import { describeLink, dropDoubledEllipsis, findLinks, showHidden, showOverrides } from '../links.ts'
import styles from './post-text.module.css'
import { addTags } from './tags.ts'
import { splitText, type TextPart } from './text-parts.ts'

type PostTextProps = {
  text: string
  tree: SearchTree
  /** Words that contributed to a hate label, in text order; highlighted instead of the matches. */
  hateMarks?: readonly { readonly start: number; readonly end: number }[]
}

/** A post's full text: matches highlighted, URLs as links that show their actual host. */
export const PostText = memo(function PostText({ text, tree, hateMarks }: PostTextProps) {
  const isExplained = hateMarks !== undefined && hateMarks.length > 0
  const parts = useMemo(
    () => splitText(text, hateMarks?.length ? hateMarks : findMatches(text, tree), addTags(text, findLinks(text))),
    [text, tree, hateMarks],
  )
  return (
    <bdi className={styles.whole} data-marks={isExplained ? 'hate' : undefined}>
      {parts.map((part, i) => (
        <Part key={part.start} part={part} before={parts[i - 1]} />
      ))}
    </bdi>
  )
})

function Part({ part: { text, marked, link }, before }: { part: TextPart; before: TextPart | undefined }) {
  if (link === undefined) {
    const href = before?.link && 'href' in before.link ? before.link.href : null
    const shown = showOverrides(href === null ? text : dropDoubledEllipsis(text, href))
    return marked ? <mark>{shown}</mark> : shown
  }
  if ('search' in link) return <TagLink search={link.search} text={text} marked={marked} />
  if (link.href === null) return <span className={styles.broken}>{showHidden(text)}</span>
  return <WebLink href={link.href} marked={marked} />
}

/** A hashtag or mention: links to all posts with it. */
function TagLink({ search, text, marked }: { search: string; text: string; marked: boolean }) {
  return (
    <Link to="/consulta" search={{ search }} preload={false} className={styles.tag} title={`Buscar ${search}`}>
      {marked ? <mark>{text}</mark> : text}
    </Link>
  )
}

/** An external link: actual host first, without a referrer. */
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
