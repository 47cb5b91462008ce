import { useComputedColorScheme } from '@mantine/core'
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

/** A picture of the program, in the theme the visitor reads in. */
export function ProductPicture({ name, alt, caption, isFirst = false }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const { phone, width, height, ...sources } = PICTURES[name]
  return (
    <figure className={classes.figure}>
      <picture>
        <source media={NARROW} srcSet={phone[scheme]} width={phone.width} height={phone.height} />
        <img
          className={classes.image}
          src={sources[scheme]}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </picture>
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  )
}
