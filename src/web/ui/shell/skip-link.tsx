import classes from './skip-link.module.css'

/** The first stop of the Tab key: past the navigation, to the `main` element with the id "conteudo". */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page; only the address is kept as it is.
    <a href="#conteudo" className={classes.link} onClick={skip}>
      Ir para o conteúdo
    </a>
  )
}

// Not left to the browser: the fragment would become part of the screen's address.
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault()
  focusContent()
}

/** Puts the keyboard and the screen reader where the screen's content begins. */
export function focusContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true })
}
