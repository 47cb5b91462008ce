import Markdown from 'react-markdown'
import styles from './markdown-text.module.css'

/** Elements allowed in a note. Not images: the reader's browser would request them from a third party. */
const ALLOWED = [
  ...['p', 'br', 'strong', 'em', 'del', 'a', 'code', 'pre', 'blockquote', 'hr'],
  ...['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]

/** Headings of a note are nested below those of the screen. */
const heading = ({ children }: { children?: React.ReactNode }) => <p className={styles.heading}>{children}</p>

/** A rendered note. HTML in it is shown as text, and script URLs are removed. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <Markdown
        allowedElements={ALLOWED}
        unwrapDisallowed
        components={{
          a: ({ href, children }) =>
            href ? (
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                {children}
              </a>
            ) : (
              <span>{children}</span>
            ),
          ...{ h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading },
        }}
      >
        {text}
      </Markdown>
    </div>
  )
}
