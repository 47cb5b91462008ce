import type { Page } from '@playwright/test'
import { expect, openAs } from './world.ts'

/** Shared helpers of the query screen's specs. */

export const LOAD_ERROR = 'Um erro ocorreu durante o carregamento dos dados.'

export const listPosts = (page: Page) => page.locator('[data-post]')
export const readCount = (page: Page) => page.getByRole('status').filter({ hasText: /publicaç/ })
export const getPostDrawer = (page: Page) => page.getByRole('dialog', { name: 'Publicação' })
export const getSearchBox = (page: Page) => page.getByRole('combobox', { name: 'Buscar nas publicações' })
export const getAddress = (page: Page) => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '))

export async function openQuery(page: Page, search = ''): Promise<void> {
  await openAs(page, `/consulta${search}`)
  await expect(listPosts(page).first()).toBeVisible()
}

/** The total returned by the API, in the page's own session. */
export async function askTotal(page: Page, query: string): Promise<number> {
  const access = await page.evaluate(() => localStorage.getItem('access'))
  const answer = await page.request.get(`/api/posts/?${query}`, { headers: { authorization: `Bearer ${access}` } })
  const reply: { total_items: number } = await answer.json()
  return reply.total_items
}

export const writeCount = (total: number) =>
  `${total.toLocaleString('pt-BR')} ${total === 1 ? 'publicação' : 'publicações'}`
