import type { ReactNode } from 'react'
import { NARROW, PICTURES } from './pictures.ts'
import classes from './product-picture.module.css'

type Props = {
  name: keyof typeof PICTURES
  /** What is to be seen, for who cannot see it. */
  alt: string
  caption: ReactNode
  /** The first thing on the screen; all others wait until they are near. */
  isFirst?: boolean
}

/** The class that the theme's style sheet hides the other scheme with. */
const SCHEMES = [
  ['light', 'mantine-dark-hidden'],
  ['dark', 'mantine-light-hidden'],
] as const

/** A picture of the program, in the theme the visitor reads in. Style sheets choose it, also before any script has run. */
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
            // Of two, the hidden one is not fetched.
            loading="lazy"
            fetchPriority={isFirst ? 'high' : 'auto'}
            // It takes the place of the same picture of the page as it came.
            decoding={isFirst ? 'sync' : 'async'}
          />
        </picture>
      ))}
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  )
}
