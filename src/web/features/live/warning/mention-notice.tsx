import { CloseButton, VisuallyHidden } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Mention } from '../../../../contract/lives/watched-terms.ts'
import { formatClock, formatPlural } from '../../../format.ts'
import { ContextText } from './context-text.tsx'
import styles from './mention-notice.module.css'
import { SHOWN } from './news.ts'
import { useNews } from './use-news.ts'
import { useTypingBelow } from './use-typing-below.ts'

/** Notification on every screen that a watched term was said, with context and a link. */
export function MentionNotice() {
  const { news, sentence, drop, clear } = useNews()
  const cardRef = useRef<HTMLElement>(null)
  const isSmall = useTypingBelow(cardRef, news.length > 0)
  const count = formatPlural(news.length, 'menção', 'menções')
  return (
    <>
      <VisuallyHidden role="status">{sentence}</VisuallyHidden>
      {news.length > 0 && (
        <>
          {isSmall && (
            <div className={styles.small} aria-hidden>
              <IconBellRinging size={16} /> {count}
            </div>
          )}
          <section ref={cardRef} className={styles.card} aria-label="Avisos" data-hidden={isSmall || undefined}>
            <div className={styles.head}>
              <IconBellRinging size={18} aria-hidden />
              <h2 className={styles.title}>
                {news.length === 1 ? 'Termo acompanhado' : `${count} a termos acompanhados`}
              </h2>
              <CloseButton size="sm" aria-label="Fechar os avisos" onClick={clear} />
            </div>
            <ul className={styles.list}>
              {news.slice(0, SHOWN).map((mention, index) => (
                <MentionItem key={mention.id} mention={mention} isFirst={index === 0} onOpen={() => drop(mention.id)} />
              ))}
            </ul>
            {news.length > SHOWN && (
              <p className={styles.rest}>{`e mais ${news.length - SHOWN}, na tela de cada live`}</p>
            )}
          </section>
        </>
      )}
    </>
  )
}

type MentionItemProps = { mention: Mention; isFirst: boolean; onOpen: () => void }

function MentionItem({ mention, isFirst, onOpen }: MentionItemProps) {
  const { live, said_at, term, context } = mention
  return (
    <li>
      <Link
        to="/transcription/$id"
        params={{ id: String(live.id) }}
        search={{ t: String(Math.floor(said_at)) }}
        className={styles.link}
        onClick={onOpen}
      >
        <bdi>{term}</bdi> <time>{formatClock(said_at)}</time>
        <span className={styles.live}>{live.title}</span>
      </Link>
      {isFirst && <ContextText term={term} context={context} />}
    </li>
  )
}
