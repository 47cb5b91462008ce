import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { getPostDrawer, listPosts } from './consulta-page.ts'
import { authorize, expect, goWithin, openAs, test } from './world.ts'

const TEXT =
  'A balsa de Vila Parelha para de cruzar o rio na segunda-feira, e quem mora na outra margem fica sem escola, sem posto e sem feira ' +
  'até que a prefeitura assine o contrato novo com o barqueiro, que espera há três meses pelo pagamento atrasado.'

/** The same text as forwarded by several accounts. */
async function importForms(page: Page): Promise<void> {
  const forms = {
    inteira: TEXT,
    cortada: TEXT.slice(0, 140),
    comentada: `Gente, nem sei o que dizer depois de ler isto, olhem o que chegou hoje cedo no grupo da rua e me digam: ${TEXT}`,
    trocada: TEXT.replace('barqueiro', 'dono da lancha'),
    outra: TEXT.replace('segunda-feira', 'sexta-feira').replace('barqueiro', 'dono da lancha'),
  }
  const lines = Object.entries(forms).map(([author, content], i) =>
    JSON.stringify({
      ...{ native_id: '5', platform: 'Telegram', author: `balsa_${author}`, full_name: `Balsa ${author}`, content },
      date_created: `2026-03-02T1${i}:00:00Z`,
    }),
  )
  const answer = await page.request.post('/api/imports/', {
    headers: { ...(await authorize(page)), 'content-type': 'application/x-ndjson' },
    data: lines.join('\n'),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a publication shows texts like it: cut, with more around, changed; what differs; and apart the same form with other data; what could not be looked at is said, and what fails can be tried again', async ({
  page,
}) => {
  await importForms(page)
  await openAs(page, `/consulta?search=${encodeURIComponent('"Vila Parelha" barqueiro -grupo')}`)
  await expect(listPosts(page)).toHaveCount(1)
  await listPosts(page).first().click()
  const heading = page.getByRole('heading', { name: 'Textos parecidos' })
  const part = getPostDrawer(page).locator('section').filter({ has: heading })
  await expect(part.getByText('Balsa cortada, Telegram, 02/03/2026 às 08:00: só um trecho deste texto')).toBeVisible()
  await expect(part.getByText('Balsa comentada, Telegram, 02/03/2026 às 09:00: este texto e mais')).toBeVisible()
  const changed = part.getByRole('listitem').filter({ hasText: 'Balsa trocada' })
  await expect(changed).toContainText('texto com alterações')
  await changed.getByText('Ver as diferenças').click()
  await expect(changed.locator('del').first()).toContainText('barqueiro')
  await expect(changed.locator('ins').first()).toContainText('dono')
  await expect(part.getByRole('heading', { name: 'Mesmo modelo, outros dados' })).toBeVisible()
  const other = part.getByRole('list').last().getByRole('listitem')
  await expect(other).toHaveText(/^Balsa outra, Telegram, .*: outros nomes, números ou datas/)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await changed.getByRole('link', { name: 'Balsa trocada' }).click()
  await expect(getPostDrawer(page)).toContainText('dono da lancha')
  await page.keyboard.press('Escape')
  await expect(listPosts(page)).toHaveCount(1)
  await failToLook(page)
})

async function failToLook(page: Page): Promise<void> {
  await goWithin(page, '/consulta')
  await expect(listPosts(page)).toHaveCount(20)
  let answer: object | null = { items: [], total: 0, sameForm: 0, missing: 'time' }
  await page.route('**/near_copies/', (route) =>
    answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500 }),
  )
  await listPosts(page).first().click()
  await expect(
    getPostDrawer(page).getByText('Não deu tempo de procurar tudo; nada parecido foi achado até aí.'),
  ).toBeVisible()
  answer = null
  await page.keyboard.press('Escape')
  await listPosts(page).nth(1).click()
  const again = getPostDrawer(page).getByRole('button', { name: 'Tentar novamente' })
  await expect(again).toBeVisible()
  answer = { items: [], total: 0, sameForm: 0, missing: null }
  await again.click()
  await expect(getPostDrawer(page).getByText('Nenhum texto parecido no que foi coletado.')).toBeVisible()
}
