import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import styles from './terms-line.module.css'

type WordSignProps = UnstyledButtonProps & ComponentPropsWithRef<'button'> & { term: string }

/** A word of the search that opens its family. */
export function WordSign({ term, ...button }: WordSignProps) {
  return (
    <UnstyledButton {...button} className={styles.family} fz="inherit" aria-label={`Palavras da família de ${term}`}>
      {term}
    </UnstyledButton>
  )
}
