import classes from './skip-link.module.css'

/** The first stop of the Tab key: past the navigation, to the `main` element with the id "conteudo". */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page; only the address is kept as it is.
    <a href="#conteudo" className={classes.link} onClick={focusContent}>
      Ir para o conteúdo
    </a>
  )
}

// Not left to the browser: the fragment would become part of the screen's address.
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById('conteudo')?.focus()
}
