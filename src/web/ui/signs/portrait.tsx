import { memo, useState } from 'react'
import styles from './portrait.module.css'

/**
 * A person's picture; initials until it has loaded, or if there is none. Decorative: the name is beside it.
 *
 * @param image a file of our own; other URLs are not loaded
 * @param size width and height in pixels
 */
export const Portrait = memo(function Portrait(props: { name: string; image: string | null; size?: number }) {
  const { name, image, size = 36 } = props
  const [failed, setFailed] = useState<string | null>(null)
  const box = { width: size, height: size, fontSize: size * 0.38 }
  const isShown = image !== null && image !== failed && /^\/(?!\/)/.test(image)
  return (
    <span className={styles.portrait} style={box} data-tone={countTone(name)} aria-hidden>
      {getInitials(name)}
      {isShown && (
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(image)}
        />
      )}
    </span>
  )
})

// Titles are not part of a name, nor are its particles.
const SKIPPED = /^(d[aeo]s?|e|dep\.?|sen\.?|dra?\.?|prof\.?)$/i

function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !SKIPPED.test(word))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase() || '?'
}

/** One of four background colours, always the same for a name. */
function countTone(name: string): number {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum += name.charCodeAt(index)
  return sum % 4
}
