import classes from './skip-link.module.css'

/** Skip link, the first stop of the Tab key: to the `main` element with the id "conteudo". */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page; only the address is kept as it is.
    <a href="#conteudo" className={classes.link} onClick={skip}>
      Ir para o conteúdo
    </a>
  )
}

// Handled here: the fragment would become part of the screen's address.
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault()
  focusContent()
}

/** Moves focus to the start of the screen's content. */
export function focusContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true })
}
