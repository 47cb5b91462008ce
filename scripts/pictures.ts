import type { Page } from '@playwright/test'

/** A screenshot of the product, taken in light and in dark mode. */
export type Picture = {
  /** File name without colour scheme and extension. */
  name: string
  path: string
  /** The viewport, in CSS pixels. */
  size: { width: number; height: number }
  /** Width of the file, in pixels. */
  width: number
  /** Width of a second file, for screens with one device pixel per CSS pixel. */
  small?: number
  /** Also saved as PNG under docs/images. */
  docs?: boolean
  /** Brings the page to the state to show, and waits for it. */
  prepare: (page: Page) => Promise<void>
}

const waitForPosts = (page: Page) => page.locator('[data-post]').first().waitFor()

async function openFirstPost(page: Page): Promise<void> {
  await waitForPosts(page)
  await page.locator('[data-post]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('article').waitFor()
}

/** Screenshots of the README and the public pages, in order of appearance. */
export const PICTURES: Picture[] = [
  {
    name: 'consulta',
    path: '/consulta?search=vacina+-gripe',
    size: { width: 1280, height: 800 },
    width: 1600,
    small: 1120,
    docs: true,
    prepare: waitForPosts,
  },
  {
    name: 'consulta-celular',
    path: '/consulta?search=vacina+-gripe',
    size: { width: 390, height: 660 },
    width: 780,
    prepare: waitForPosts,
  },
  {
    name: 'publicacao',
    path: '/consulta?search=vacina&misleading_links=true',
    size: { width: 940, height: 620 },
    width: 1240,
    small: 620,
    prepare: openFirstPost,
  },
  {
    name: 'publicacao-celular',
    path: '/consulta?search=vacina&misleading_links=true',
    size: { width: 390, height: 640 },
    width: 780,
    prepare: openFirstPost,
  },
]
