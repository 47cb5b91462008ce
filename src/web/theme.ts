import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/**
 * Shade 6 is the filled one in light and dark. Yellow carries dark text (autoContrast) and is never a text colour on white: where
 * Mantine would use it, `resolveVariables` below substitutes a dark brown.
 */
const yellow: MantineColorsTuple = [
  '#fffaeb',
  '#fff3cc',
  '#ffe9a1',
  '#ffdf75',
  '#ffd64d',
  '#ffcf33',
  '#ffc81a',
  '#f2b900',
  '#7d5a00',
  '#5e4300',
]
/** Warm greys. 6 is the lightest one allowed for text on white (5.3:1). */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ef',
  '#eae7e2',
  '#ddd9d2',
  '#c8c3ba',
  '#a29c92',
  '#6b665d',
  '#504b44',
  '#36322d',
  '#211e1a',
]
const dark: MantineColorsTuple = [
  '#edeae5',
  '#d3cfc8',
  '#aca79e',
  '#979289',
  '#45413b',
  '#35312c',
  '#272420',
  '#1c1a17',
  '#151311',
  '#0f0e0c',
]
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8f8f',
  '#e84a4a',
  '#c92a2a',
  '#b02525',
  '#9c1f1f',
  '#7a1717',
]
const violet: MantineColorsTuple = [
  '#f5f2ff',
  '#e8e1ff',
  '#d3c7ff',
  '#b9a6ff',
  '#a68fff',
  '#7f5cf0',
  '#6741d9',
  '#5a37c2',
  '#4d2fa8',
  '#3c2485',
]
const orange: MantineColorsTuple = [
  '#fff5ec',
  '#ffe6d1',
  '#ffcfa8',
  '#ffb27a',
  '#ff9a52',
  '#e06a12',
  '#bf4d00',
  '#a84400',
  '#8f3a00',
  '#6e2d00',
]

const FONT = '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'

/** Dialogs have a <header>; without this it would count as a second banner of the page. */
const PLAIN_HEADER = { header: { role: 'presentation' } }

/**
 * The product's look. Two rules keep the strict style-src of the server's CSP: no responsive style props
 * (`w={{ base, sm }}`, SimpleGrid, Grid, AppShell, visibleFrom write <style> elements: use a CSS module), and
 * no `lockScroll` (theme.css does it).
 */
/** Above drawers: Mantine puts both drawers and dialogs at 200. */
export const ABOVE_DRAWERS = 250

export const theme = createTheme({
  primaryColor: 'yellow',
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.3,
  colors: { yellow, gray, dark, red, violet, orange },
  black: '#211e1a',
  fontFamily: FONT,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.5rem', xl: '0.75rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Modal: {
      defaultProps: {
        lockScroll: false,
        attributes: PLAIN_HEADER,
        size: 446,
        centered: true,
        // No animation: a transform would clip the dropdowns of its fields.
        transitionProps: { transition: 'fade', duration: 120 },
        closeButtonProps: { 'aria-label': 'Fechar' },
      },
    },
    Drawer: {
      defaultProps: { lockScroll: false, attributes: PLAIN_HEADER, closeButtonProps: { 'aria-label': 'Fechar' } },
    },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Notification: { defaultProps: { withBorder: true, closeButtonProps: { 'aria-label': 'Fechar' } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } },
    Paper: { defaultProps: { shadow: undefined } },
  },
})

/**
 * Colours without a name in Mantine, as `--lupa-*`: hairline between areas, raised surface, notice strip, highlight of matched words,
 * highlight and underline of watched words, focus ring, and text of the three flags. Each pair of text and background has a contrast
 * of 4.5:1.
 */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-black)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-4)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--mantine-color-yellow-text': 'var(--mantine-color-yellow-8)',
    '--mantine-color-yellow-outline': 'var(--mantine-color-yellow-8)',
    '--lupa-hairline': 'var(--mantine-color-gray-3)',
    '--lupa-surface': 'var(--mantine-color-gray-0)',
    '--lupa-hover': '#f0ede8',
    '--lupa-notice': 'var(--mantine-color-yellow-0)',
    '--lupa-notice-text': 'var(--mantine-color-yellow-9)',
    '--lupa-notice-border': 'var(--mantine-color-yellow-2)',
    '--lupa-mark': '#ffe58a',
    '--lupa-watched': '#d3f3f8',
    '--lupa-watched-line': '#0b7285',
    '--lupa-focus': '#7d5a00',
    '--lupa-hate': 'var(--mantine-color-violet-6)',
    '--lupa-misleading': 'var(--mantine-color-orange-7)',
    '--lupa-danger': 'var(--mantine-color-red-6)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    // Mantine's own is nearly white: destructive buttons would look like any other.
    '--mantine-color-red-light-color': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-dark-0)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-3)',
    '--lupa-hairline': '#332f2a',
    '--lupa-surface': '#211e1b',
    '--lupa-hover': '#2d2925',
    '--lupa-notice': '#2b2412',
    '--lupa-notice-text': 'var(--mantine-color-yellow-2)',
    '--lupa-notice-border': '#463a17',
    '--lupa-mark': '#6b5200',
    '--lupa-watched': '#123f47',
    '--lupa-watched-line': '#66d9e8',
    '--lupa-focus': 'var(--mantine-color-yellow-6)',
    '--lupa-hate': 'var(--mantine-color-violet-3)',
    '--lupa-misleading': 'var(--mantine-color-orange-4)',
    '--lupa-danger': 'var(--mantine-color-red-4)',
  },
})
