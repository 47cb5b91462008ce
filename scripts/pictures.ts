import type { Page } from '@playwright/test'

/** One picture of the product, taken once in light and once in dark. */
export type Picture = {
  /** File name without scheme and ending. */
  name: string
  path: string
  /** The window, in CSS pixels. */
  size: { width: number; height: number }
  /** Of the file, in pixels. */
  width: number
  /** Of a second file, for screens that have one pixel for one of CSS. */
  small?: number
  /** Also as PNG under docs/images. */
  docs?: boolean
  /** Brings the page to what is to be seen, and waits for it. */
  prepare: (page: Page) => Promise<void>
}

const waitForPosts = (page: Page) => page.locator('[data-post]').first().waitFor()

async function openFirstPost(page: Page): Promise<void> {
  await waitForPosts(page)
  await page.locator('[data-post]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('article').waitFor()
}

/** What the README and the public pages show, in the order of their appearance. */
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
