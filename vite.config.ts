import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'src/web',
  base: '/',
  plugins: [react(), themeVariables()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // A data: address would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  server: { proxy: { '/api/': api } },
  preview: { proxy: { '/api/': api } },
})
