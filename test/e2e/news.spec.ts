import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { LOAD_ERROR, listPosts, openQuery } from './consulta-page.ts'
import { expect, goWithin, test } from './world.ts'

const RELATED = '**/api/post/*/related-news*'
const getSection = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Publicação' })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Notícias relacionadas' }) })
    // The element inside the scrolling one.
    .last()

async function openPost(page: Page, search: string): Promise<void> {
  await openQuery(page, search)
  await listPosts(page).first().click()
  await expect(getSection(page)).toBeVisible()
}

/** Twenty-three invented articles, paged like the server. */
function answerPage(url: string): object {
  const query = new URL(url).searchParams
  const number = Number(query.get('page'))
  const size = Number(query.get('page_size'))
  const all = Array.from({ length: 23 }, (_, index) => ({
    content_type: 'noticia',
    title: `Notícia ${index + 1}${query.get('sort_order') === 'asc' ? ', da mais antiga' : ''}`,
    published_at: '2026-03-12T15:00:00Z',
    url: `https://jornal.example/${index + 1}`,
    featured_image_url: 'https://imagens.example/1.jpg',
    publisher: 'jornal.example',
    claim: null,
    rating: null,
  }))
  const items = all.slice((number - 1) * size, number * size)
  return { items, page: number, page_size: size, total_items: 23, total_pages: Math.ceil(23 / size) }
}

test('related news in the post drawer: the fact-check first and marked, links that lead out safely; their place is kept while they are on their way; pages and an order; those that cannot be loaded say so, and none is said too', async ({
  page,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!['127.0.0.1', 'localhost'].includes(new URL(request.url()).hostname)) outside.push(request.url())
  })
  await openPost(page, `?search=${encodeURIComponent('"encontradas em um galpão de Porto Aurora"')}`)
  const first = getSection(page).getByRole('listitem').first()
  await expect(first).toContainText('Checagem')
  await expect(first).toContainText('falso')
  await expect(first).toContainText('Sobre: “62 urnas foram encontradas em um galpão de Porto Aurora')
  const link = first.getByRole('link', { name: /Urnas do galpão de Porto Aurora são de treinamento/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/[\w-]+\.example\//)
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(link).toHaveAttribute('target', '_blank')
  expect(outside).toEqual([])
  expect(await listAccessibilityProblems(page)).toEqual([])
  await turnPages(page)
})

/** Related news that load slowly, fail to load, and are empty. */
async function turnPages(page: Page): Promise<void> {
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('imagens.example')) outside.push(request.url())
  })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(RELATED, async (route) => {
    await arrived
    await route.fulfill({ json: answerPage(route.request().url()) })
  })
  await goWithin(page, '/consulta')
  await expect(listPosts(page)).toHaveCount(20)
  await listPosts(page).first().click()
  await expect(getSection(page).getByRole('status', { name: 'Carregando notícias relacionadas' })).toBeVisible()
  arrive()
  const section = getSection(page)
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await expect(section.getByText('1-10 de 23')).toBeVisible()
  const sizes = section.getByRole('combobox', { name: 'Notícias por página' })
  await expect(sizes.getByRole('option')).toHaveText([10, 20, 50, 100].map((size) => `${size} por página`))
  await section.getByRole('button', { name: 'Página 3', exact: true }).click()
  await expect(section.getByText('21-23 de 23')).toBeVisible()
  await expect(section.getByRole('link', { name: /^Notícia 23/ })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await sizes.selectOption('20')
  await expect(section.getByText('1-20 de 23')).toBeVisible()
  await section.getByRole('combobox', { name: 'Ordem das notícias' }).selectOption('asc')
  await expect(section.getByRole('link', { name: /^Notícia 1, da mais antiga/ })).toBeVisible()
  expect(outside).toEqual([])

  await page.unroute(RELATED)
  let works = false
  const nothing = { items: [], page: 1, page_size: 10, total_items: 0, total_pages: 0 }
  await page.route(RELATED, (route) =>
    works ? route.fulfill({ json: nothing }) : route.fulfill({ status: 503, json: {} }),
  )
  await page.keyboard.press('Escape')
  await listPosts(page).nth(1).click()
  const problem = getSection(page).getByRole('alert')
  await expect(problem).toContainText(LOAD_ERROR)
  expect(await listAccessibilityProblems(page)).toEqual([])
  works = true
  await problem.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(getSection(page)).toContainText('Nenhuma notícia ou checagem conhecida sobre o assunto.')
}
