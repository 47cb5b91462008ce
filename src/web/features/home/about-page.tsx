import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../../ui/page/screen-title.ts'
import classes from './about-page.module.css'

/** One part of an about page: where it stands in the list of contents, and what it says. */
export type AboutPart = { id: string; title: string; text: ReactNode }

type Props = {
  title: string
  lead: string
  parts: AboutPart[]
  next: { to: '/sobre-nos' | '/sobre-o-lupascan'; label: string }
}

/** A page to be read: what it is about in a sentence, a list of contents, its parts, and where to go on. */
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
