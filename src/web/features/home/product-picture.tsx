import type { ReactNode } from 'react'
import { NARROW, PICTURES } from './pictures.ts'
import classes from './product-picture.module.css'

type Props = {
  name: keyof typeof PICTURES
  /** Text alternative. */
  alt: string
  caption: ReactNode
  /** Loaded eagerly as the first thing on the screen; all others load lazily. */
  isFirst?: boolean
}

/** Class by which the theme's style sheet hides the other scheme. */
const SCHEMES = [
  ['light', 'mantine-dark-hidden'],
  ['dark', 'mantine-light-hidden'],
] as const

/** A screenshot in the visitor's theme, selected by style sheets, also before any script has run. */
export function ProductPicture({ name, alt, caption, isFirst = false }: Props) {
  const { phone, small, sizes, width, height, ...sources } = PICTURES[name]
  return (
    <figure className={classes.figure}>
      {SCHEMES.map(([scheme, hidden]) => (
        <picture key={scheme} className={hidden}>
          <source media={NARROW} srcSet={phone[scheme]} width={phone.width} height={phone.height} />
          <img
            className={classes.image}
            src={sources[scheme]}
            srcSet={`${small[scheme]} ${small.width}w, ${sources[scheme]} ${width}w`}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            // The hidden one of the two is not fetched.
            loading="lazy"
            fetchPriority={isFirst ? 'high' : 'auto'}
            // Replaces the same picture of the prerendered page.
            decoding={isFirst ? 'sync' : 'async'}
          />
        </picture>
      ))}
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  )
}
