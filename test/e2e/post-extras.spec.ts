import type { Locator, Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { getAddress, getPostDrawer, listPosts } from './consulta-page.ts'
import { authorize, expect, goWithin, openAs, PHONE, test } from './world.ts'

// For a busy machine: axe checks each twice.
test.setTimeout(180_000)

const FORWARD = { name: 'Canal da Serra Fictícia', link: 'https://t.me.example/serra/9', author: null }
const REPLY = {
  link: 'https://t.me.example/outro/5',
  author: 'Vereador Inventado',
  text: 'A obra está parada há um ano.',
}
const POLL = {
  question: 'A ponte de Vila Enquete deve ser refeita?',
  kind: 'Anonymous Poll',
  options: [
    { text: 'Sim, desde que a prefeitura diga quanto custa', percent: 84, votes: null },
    { text: 'Não', percent: 16, votes: null },
  ],
  ...{ voters: 1200, votersStep: 100 },
}
const CARD = {
  ...{ url: 'https://www.jornal.example/ponte', site: 'Jornal Inventado', title: 'Ponte de Vila Enquete fecha' },
  description: 'Moradores pedem pressa; a prefeitura fala em sessenta dias.',
}
const voice = { kind: 'mensagem de voz', name: 'recado.ogg', bytes: 2_202_010, seconds: 31 }
const minutes = { kind: null, name: 'Ata da reunião.pdf', bytes: 845_000, seconds: null }
const POSTS = [
  {
    native_id: '1',
    content: 'Vila Enquete: repasso o aviso',
    extras_json: { forward: FORWARD, reply: REPLY, signature: 'Bia', card: CARD },
  },
  { native_id: '2', content: '', extras_json: { poll: POLL, edited: { at: null } } },
  {
    native_id: '3',
    content: 'Vila Enquete: fotos da ponte',
    media: [{ type: 'image' }, { type: 'image' }, { type: 'video' }],
  },
  {
    native_id: '4',
    content: 'Vila Enquete: recado e ata',
    media: [{ type: 'audio' }, { type: 'document' }],
    extras_json: { files: [voice, minutes] },
  },
]

async function importPosts(page: Page): Promise<void> {
  const lines = POSTS.map((post, i) => {
    const date_created = `2026-03-0${i + 2}T12:00:00Z`
    return JSON.stringify({
      platform: 'Telegram',
      author: 'vila_enquete',
      full_name: 'Vila Enquete',
      date_created,
      ...post,
    })
  })
  const answer = await page.request.post('/api/imports/', {
    headers: { ...(await authorize(page)), 'content-type': 'application/x-ndjson' },
    data: lines.join('\n'),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function openPost(page: Page, number: string) {
  await goWithin(page, `/consulta?search=${encodeURIComponent('"vila enquete"')}&sort_order=asc`)
  await expect(listPosts(page)).toHaveCount(POSTS.length)
  await listPosts(page)
    .nth(Number(number) - 1)
    .click()
  await expect(getPostDrawer(page)).toBeVisible()
  return getPostDrawer(page)
}

/** Light on a desktop and dark on a phone: no accessibility problems, and nothing wider than the screen. */
async function look(page: Page, box: Locator): Promise<void> {
  const desk = page.viewportSize() ?? PHONE
  const places = [
    { size: desk, colorScheme: 'light' },
    { size: PHONE, colorScheme: 'dark' },
  ] as const
  for (const { size, colorScheme } of places) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    expect(await listAccessibilityProblems(page), colorScheme).toEqual([])
    expect(await box.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(size.width)
  }
  await page.setViewportSize(desk)
}

test('a forward says where it comes from, leads there, and to all of that origin; a poll is shown with its answers and found by them, edited by the network’s mark; pictures of an album stay together and say which they are, files what they are; cards show the same, and fit a phone', async ({
  page,
}) => {
  await importPosts(page)
  await openAs(page, '/perfil')
  const drawer = await openPost(page, '1')
  await expect(drawer.getByRole('link', { name: FORWARD.name })).toHaveAttribute('href', FORWARD.link)
  await expect(drawer.getByText('Em resposta a Vereador Inventado')).toBeVisible()
  await expect(drawer.getByText(REPLY.text)).toBeVisible()
  await expect(drawer.getByText('Assinada por Bia')).toBeVisible()
  await expect(drawer.getByRole('link', { name: /Ponte de Vila Enquete fecha/ })).toHaveAttribute('href', CARD.url)
  await expect(drawer.getByText('jornal.example · Jornal Inventado')).toBeVisible()
  await look(page, drawer)
  await drawer.getByRole('link', { name: 'Ver todas desta origem' }).click()
  await expect.poll(() => getAddress(page)).toContain('forwarded_from=Canal da Serra Fictícia')
  await expect(drawer).toBeHidden()
  await expect(listPosts(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Remover o filtro Encaminhada de/ }).click()
  await expect.poll(() => getAddress(page)).not.toContain('forwarded_from')

  await goWithin(page, `/consulta?search=${encodeURIComponent('"desde que a prefeitura diga"')}`)
  await expect(listPosts(page)).toHaveText([`Enquete: ${POLL.question}`])
  await expect(page.getByText(/^Na enquete:/)).toBeVisible()
  await expect(page.getByText('editada', { exact: true }).last()).toBeVisible()
  await openPost(page, '2')
  await expect(drawer.getByText('84%')).toBeVisible()
  await expect(drawer.getByText('Enquete anônima · cerca de 1.200 votos')).toBeVisible()
  await expect(drawer.getByText('A rede marca esta publicação como editada')).toBeVisible()
  await look(page, drawer)
  await openFiles(page)
})

/** Also as shown in cards, on a phone. */
async function openFiles(page: Page): Promise<void> {
  const album = await openPost(page, '3')
  for (const place of ['1 de 3', '2 de 3', '3 de 3']) await expect(album.getByText(place)).toBeVisible()
  await look(page, album)
  const files = await openPost(page, '4')
  await expect(files.getByText('1 de 2 · Mensagem de voz · recado.ogg · 2,1 MB · 31 s')).toBeVisible()
  await expect(files.getByText('2 de 2 · Ata da reunião.pdf · 825,2 KB')).toBeVisible()
  await look(page, files)

  await page.setViewportSize(PHONE)
  await page.goto(`/consulta?search=${encodeURIComponent('"vila enquete"')}&sort_order=asc`)
  await expect(page.getByText(`Encaminhada de ${FORWARD.name}`)).toBeVisible()
  await expect(page.getByText('Enquete anônima · cerca de 1.200 votos')).toBeVisible()
  await look(page, page.locator('html'))
}
