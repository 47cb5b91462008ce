import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../../ui/page/screen-title.ts'
import classes from './about-page.module.css'

/** A section of an about page: its anchor, and its text. */
export type AboutPart = { id: string; title: string; text: ReactNode }

type Props = {
  title: string
  lead: string
  parts: AboutPart[]
  next: { to: '/sobre-nos' | '/sobre-o-lupascan'; label: string }
}

/** A text page: summary, table of contents, sections, and further links. */
export function AboutPage({ title, lead, parts, next }: Props) {
  useScreenTitle(title)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <nav className={classes.contents} aria-label="Nesta página">
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.text}>
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id}>
            <h2 id={part.id}>{part.title}</h2>
            {part.text}
          </section>
        ))}
        <p>
          <Link to={next.to}>{next.label}</Link>
        </p>
      </div>
    </div>
  )
}
