import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { listFirstFiles } from './scripts/first-files.ts'
import { resolveVariables, theme } from './src/web/theme.ts'

/**
 * Writes the theme's CSS variables as a style sheet at build time. Mantine would put them in a <style> element at run time, which
 * a Content-Security-Policy without 'unsafe-inline' refuses.
 */
function themeVariables(): Plugin {
  const name = 'virtual:theme-variables.css'
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? renderVariables() : null),
  }
}

function renderVariables(): string {
  const full = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(full)
  const own = resolveVariables(full)
  return convertCssVariables({
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  })
}

/** Signs are drawn by a function of ours; the library stays as it is where nothing is built (`npm run dev`, tests). */
function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id.endsWith('/createReactComponent.mjs') && importer?.includes('@tabler/icons-react')
        ? join(import.meta.dirname, 'src/web/ui/signs/draw-icon.ts')
        : null,
  }
}

/**
 * What most screens draw at once, beside the parts of Mantine that they draw it with; and small files that would each be one more to
 * wait for: six travel at a time.
 */
const FRAME = anyOf(
  [
    'src/web/routes/dashboard.tsx',
    'src/text/fold.ts',
    'src/text/stem.ts',
    'src/text/plural-exceptions.ts',
    'src/web/load-problem.tsx',
    'src/web/ui/notices/request-code.tsx',
    'src/web/ui/notices/request-code.module.css',
    'src/web/ui/controls/copy-button.tsx',
    'src/web/ui/page/page-header.tsx',
    'src/web/ui/signs/portrait.tsx',
    'src/web/ui/signs/person-line.tsx',
    'src/web/ui/signs/person-line.module.css',
    'src/web/affiliation.ts',
    'src/web/ui/signs/platform-icon.tsx',
    'src/web/ui/lists/use-first-rows.ts',
    'src/web/ui/lists/use-painted.ts',
    'src/web/ui/notices/moving-note.tsx',
    'src/web/ui/notices/moving-note.module.css',
    // What charts and the screens before them both need: a group takes along whatever its files import.
    'src/web/ui/chart/chart-axes.ts',
    'src/web/ui/chart/chart-places.ts',
    'src/web/ui/chart/chart-theme.ts',
    'src/web/ui/chart/chart-hatch.ts',
    'src/web/charts/chart-styles.ts',
    'src/web/charts/chart-unit.ts',
    'src/web/charts/clamp-days.ts',
    'src/web/charts/use-layout.ts',
    'src/web/charts/charts.module.css',
  ],
  /components[\\/](Input|InputBase|TextInput|NativeSelect|Switch|ActionIcon|Alert|PasswordInput|Group|Stack|Checkbox|Radio|Kbd)[\\/]|core[\\/]esm[\\/]core[\\/]|use-(debounced-(value|callback)|timeout)/,
)
const SIGNS = /@tabler[\\/]icons-react/
/** What opens above a screen: on most screens it is asked for later, or never. One file, for its parts import each other. */
const LAYERS =
  /@floating-ui|@mantine[\\/](core[\\/]esm[\\/]components[\\/](Popover|Combobox|Menu|ModalBase|Modal|Drawer|Tooltip|ScrollArea)|hooks[\\/]esm[\\/]use-focus)/

/** The language of searches: the screen of searches, everything that it opens, and few others. */
const LANGUAGE = /src[\\/]search-language[\\/]/
/** What that screen shares with what it opens, which is there only after it. */
const SEARCH = /src[\\/]web[\\/](features[\\/]consulta[\\/]|together[\\/](add-context|search-history)\.ts$)/

/** Charts and the library that draws them, two hundred kilobytes: screens ask for them once there is something to draw. */
const CHARTS =
  /[\\/](echarts|zrender)[\\/]|src[\\/]web[\\/](ui[\\/]chart|charts)[\\/](chart|chart-(card|echarts|ends|lines|option))\.tsx?$/

/** Matches these files of ours, which must be there, and what a pattern of others says. */
function anyOf(files: readonly string[], others?: RegExp): RegExp {
  const missing = files.filter((file) => !existsSync(join(import.meta.dirname, file)))
  if (missing.length > 0) throw new Error(`vite.config.ts names files that are not there: ${missing.join(', ')}`)
  const ours = files.map((file) => `${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`)
  return new RegExp([...ours, ...(others ? [others.source] : [])].join('|'))
}

/** Bytes. What is shared by the same screens is a file; one smaller than this would cost more than it spares and goes into another. */
const SMALL = 1_000

/**
 * Few files and not one for each icon and input: a browser asks for six at a time over HTTP/1.1, and every further file of a screen
 * would wait its turn. What every page needs, what the frame around the screens needs, lists that open above them, the language and
 * the screen of searches, charts, one per screen, and what the same screens share: all of it in one file made a screen that names one
 * dialog load all dialogs.
 */
const CHUNKS = [
  { name: 'calls', test: /rolldown[\\/]runtime|src[\\/]web[\\/]first-calls\.ts$/, priority: 6 },
  { name: 'start', test: /src[\\/]web[\\/]main\.tsx$/, priority: 5 },
  { name: 'frame', test: FRAME, priority: 4 },
  { name: 'signs', test: SIGNS, minShareCount: 2, priority: 3 },
  { name: 'language', test: LANGUAGE, minShareCount: 2, priority: 3 },
  { name: 'search', test: SEARCH, minShareCount: 2, priority: 2 },
  { name: 'layers', test: LAYERS, minShareCount: 2, priority: 2 },
  { name: 'charts', test: CHARTS, minShareCount: 2, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1, entriesAware: true, entriesAwareMergeThreshold: SMALL },
]

/** Without the screens that share it, which stand in the name of a chunk behind `~`. */
const nameChunk = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`
const nameAsset = ({ names: [name = '[name]'] }: { names: readonly string[] }) =>
  name.includes('~') ? `assets/${name.split('~')[0]}-[hash][extname]` : 'assets/[name]-[hash][extname]'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  base: '/',
  plugins: [react(), themeVariables(), leanIcons(), ...(isSsrBuild ? [] : [listFirstFiles()])],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // A data: address would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: nameChunk, assetFileNames: nameAsset } },
  },
  server: { proxy: { '/api/': api } },
  preview: { proxy: { '/api/': api } },
}))
