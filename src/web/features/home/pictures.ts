import phoneDark from '../../images/consulta-celular-dark.webp'
import phoneLight from '../../images/consulta-celular-light.webp'
import queryDark from '../../images/consulta-dark.webp'
import queryDarkSmall from '../../images/consulta-dark-small.webp'
import queryLight from '../../images/consulta-light.webp'
import queryLightSmall from '../../images/consulta-light-small.webp'
import postPhoneDark from '../../images/publicacao-celular-dark.webp'
import postPhoneLight from '../../images/publicacao-celular-light.webp'
import postDark from '../../images/publicacao-dark.webp'
import postDarkSmall from '../../images/publicacao-dark-small.webp'
import postLight from '../../images/publicacao-light.webp'
import postLightSmall from '../../images/publicacao-light-small.webp'

/** Written by scripts/make-pictures.ts, whose widths and heights these are. */
export const PICTURES = {
  consulta: {
    ...{ light: queryLight, dark: queryDark, width: 1600, height: 1000 },
    small: { light: queryLightSmall, dark: queryDarkSmall, width: 1120 },
    sizes: '(min-width: 1216px) 1120px, 92vw',
    phone: { light: phoneLight, dark: phoneDark, width: 780, height: 1320 },
  },
  publicacao: {
    ...{ light: postLight, dark: postDark, width: 1240, height: 818 },
    small: { light: postLightSmall, dark: postDarkSmall, width: 620 },
    sizes: '(min-width: 900px) 620px, 92vw',
    phone: { light: postPhoneLight, dark: postPhoneDark, width: 780, height: 1280 },
  },
}

/** Where the pictures of a phone are shown. */
export const NARROW = '(max-width: 600px)'
