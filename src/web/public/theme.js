// Runs before the first paint, so that a dark screen never flashes white. A file of its own because the
// Content-Security-Policy refuses inline scripts. The choice itself is made and kept by the theme menu.
const COLORS = { light: '#ffffff', dark: '#1c1a17' }
const root = document.documentElement

function readScheme() {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // A browser that forbids storage gets the system's scheme.
  }
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function followScheme() {
  const scheme = root.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]').content = COLORS[scheme]
  document.querySelector('link[rel="icon"]').href = `/favicon-${scheme}.svg`
}

root.setAttribute('data-mantine-color-scheme', readScheme())
followScheme()
new MutationObserver(followScheme).observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
