import { useComputedColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import phoneDark from '../../images/consulta-celular-dark.webp'
import phoneLight from '../../images/consulta-celular-light.webp'
import queryDark from '../../images/consulta-dark.webp'
import queryLight from '../../images/consulta-light.webp'
import postPhoneDark from '../../images/publicacao-celular-dark.webp'
import postPhoneLight from '../../images/publicacao-celular-light.webp'
import postDark from '../../images/publicacao-dark.webp'
import postLight from '../../images/publicacao-light.webp'
import classes from './product-picture.module.css'

/** Written by scripts/make-pictures.ts, whose widths and heights these are. */
const PICTURES = {
  consulta: {
    ...{ light: queryLight, dark: queryDark, width: 1600, height: 1000 },
    phone: { light: phoneLight, dark: phoneDark, width: 780, height: 1320 },
  },
  publicacao: {
    ...{ light: postLight, dark: postDark, width: 1240, height: 818 },
    phone: { light: postPhoneLight, dark: postPhoneDark, width: 780, height: 1280 },
  },
}

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
        <source media="(max-width: 600px)" srcSet={phone[scheme]} width={phone.width} height={phone.height} />
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
