import type { Page } from '@playwright/test'
import { drawScene } from '../media/pictures.ts'
import { listAccessibilityProblems } from './accessibility.ts'
import { getAddress, openQuery, readCount } from './consulta-page.ts'
import { authorize, expect, expectToFit, openAs, PHONE, test } from './world.ts'

type FoundPost = {
  media: { id: string; type: string; url: string | null; thumbnail: string | null; ocr: string | null }[]
}

/** Pictures of the newest posts, analysed before the data directory was copied (see `do-jobs.ts`): each post's own. */
async function listPictures(page: Page): Promise<FoundPost['media'][]> {
  const headers = await authorize(page)
  const answer = await page.request.get('/api/posts/?page_size=100', { headers })
  const { items }: { items: FoundPost[] } = await answer.json()
  return items.map(({ media }) => media.filter(({ thumbnail }) => thumbnail !== null))
}

const getViewer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Onde mais apareceu' })

test('a picture opens as large as the screen, and leads to every publication that shows it; a description by a machine says that it is one', async ({
  page,
}) => {
  await openQuery(page)
  await page
    .getByRole('button', { name: /^Ampliar imagem/ })
    .first()
    .click()
  const viewer = getViewer(page)
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await expect(viewer.getByRole('heading', { name: 'Texto da imagem' })).toBeVisible()
  await expect(viewer.getByText(/publicações, a primeira em|Só nesta publicação/)).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await page
    .getByRole('button', { name: /^Ampliar imagem/ })
    .first()
    .click()
  await viewer.getByRole('link', { name: 'Buscar esta imagem' }).click()
  await expect(viewer).toBeHidden()
  await expect.poll(() => getAddress(page)).toMatch(/^\?image=[0-9a-f-]{36}$/)
  const chip = page.getByRole('button', { name: 'Remover o filtro Imagem: a mesma imagem' })
  await expect(chip.locator('img')).toBeVisible()
  await expect(readCount(page)).toBeVisible()
  await page.reload()
  await expect(chip).toBeVisible()
  await chip.click()
  await expect.poll(() => getAddress(page)).toBe('')

  const described = { description: 'Uma ponte caída sobre um rio', automaticDescription: true }
  await page.route('**/api/posts/?*', async (route) => {
    const answer = await route.fetch()
    const reply: { items: FoundPost[] } = await answer.json()
    const items = reply.items.map((post) => ({ ...post, media: post.media.map((one) => ({ ...one, ...described })) }))
    await route.fulfill({ response: answer, json: { ...reply, items } })
  })
  await page.goto('/consulta')
  await page.getByRole('button', { name: 'Ampliar imagem: Uma ponte caída sobre um rio' }).first().click()
  await expect(viewer.getByRole('heading', { name: 'Descrição automática' })).toBeVisible()
  await expect(viewer.getByText('Escrita por máquina: pode ter erros.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('the viewer fits a phone in the dark and goes from picture to picture with the arrows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  const album = (await listPictures(page)).find((pictures) => pictures.length > 1)
  await openQuery(page, `?image=${album?.[0]?.id}&page_size=100`)
  const several = page.getByRole('button', { name: /^Ampliar imagem/ })
  for (let i = 0; i < (await several.count()); i += 1) {
    await several.nth(i).click()
    // The viewer's code loads on first use: an Escape before that would close nothing.
    await expect(getViewer(page)).toBeVisible()
    if (await page.getByRole('button', { name: 'Próxima imagem' }).isVisible()) break
    await page.keyboard.press('Escape')
    await expect(getViewer(page)).toBeHidden()
  }
  const viewer = getViewer(page)
  const place = viewer.getByText(/^\d+ de \d+$/)
  const [before = ''] = await place.allTextContents()
  await page.keyboard.press('ArrowRight')
  await expect(place).not.toHaveText(before)
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(before)
  // Arrows in a field of a dialog above are of the field: the picture, and what was typed, stay.
  await viewer.getByRole('button', { name: 'Pôr em dossiê' }).click()
  const name = page.getByLabel('Procurar ou criar dossiê')
  await name.fill('Ponte')
  await name.press('ArrowLeft')
  await page.getByRole('button', { name: 'Cancelar' }).press('ArrowRight')
  await expect(name).toHaveValue('Ponte')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(name).toBeHidden()
  await expect(place).toHaveText(before)
  await expectToFit(page)
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('a picture of one’s own is searched for: found, not found, not a picture', async ({ page }) => {
  await openQuery(page)
  const known = (await listPictures(page)).flat().find(({ type }) => type === 'image')
  const bytes = await (await page.request.get(known?.url ?? '')).body()
  await page.getByRole('button', { name: 'Buscar por imagem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buscar por imagem' })
  await expect(dialog.getByText('A imagem é comparada e esquecida', { exact: false })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await choose('texto.jpg', Buffer.from('isto não é uma imagem'))
  await expect(dialog.getByRole('alert')).toHaveText('O arquivo não é uma imagem que se saiba abrir.')
  await choose('grande.jpg', Buffer.alloc(20_000_001))
  await expect(dialog.getByRole('alert')).toHaveText('A imagem passa de 20 MB.')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Escolher imagem' }).click()
  await chooser
  // Otherwise a browser would not tell that the same file is chosen again.
  await expect(page.locator('input[type=file]')).toHaveValue('')
  await choose('outra.jpg', await drawScene(321))
  await expect(dialog.getByRole('img', { name: 'Imagem procurada' })).toBeVisible()
  await expect(dialog.getByText('Não foi encontrada entre as imagens e os vídeos guardados.')).toBeVisible()
  await choose('conhecida.jpg', bytes)
  await dialog.getByRole('link', { name: 'Ver as publicações' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => getAddress(page)).toMatch(/^\?image=[0-9a-f-]{36}/)
  await expect(page.locator('[data-post]').first()).toBeVisible()
})

test('faces are off until a superuser turns them on, for a purpose, and back off', async ({ page }) => {
  await openAs(page, '/rostos')
  await expect(page.getByText('Busca por rostos desligada, 0 rostos guardados')).toBeVisible()
  const turnOn = page.getByRole('button', { name: 'Ligar a busca por rostos' })
  await expect(turnOn).toBeDisabled()
  await page.getByLabel('Para que os rostos serão procurados').fill('Conferir onde pessoas públicas aparecem.')
  await turnOn.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ligar' }).click()
  await expect(page.getByText(/^Busca por rostos ligada/)).toBeVisible()
  await expect(page.getByText(/Finalidade: Conferir onde pessoas públicas aparecem/)).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Desligar a busca por rostos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click()
  await expect(page.getByText(/^Busca por rostos desligada/)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  expect(await listAccessibilityProblems(page)).toEqual([])
})
