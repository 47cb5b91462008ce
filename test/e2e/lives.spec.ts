import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { chapter, connectTranscriber } from './live-transcriber.ts'
import { expect, goWithin, openAs, test } from './world.ts'

const HEARING = 'CPI das Catracas: depoimento da contadora'

/** A stand-in for YouTube's player: it shows the commands it receives, and reports a time. */
const FAKE_PLAYER = `<!doctype html><title>Player</title><p id="told"></p><script>
  addEventListener('message', ({ data, source, origin }) => {
    const message = JSON.parse(data)
    if (message.func !== 'seekTo') return
    document.getElementById('told').textContent = 'seekTo ' + message.args[0]
    source.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: message.args[0] } }), origin)
  })
</script>`

async function replacePlayer(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: FAKE_PLAYER })
  })
  return asked
}

/** Download formats of a transcription, and text contained in each. */
const FILES = [
  ['Texto com tempos (TXT)', 'txt', '[0:00:04] Boa tarde.'],
  ['Legendas (SRT)', 'srt', '1\n00:00:04,000 --> '],
  ['Legendas para a web (VTT)', 'vtt', 'WEBVTT\n\n00:00:04.000 --> '],
  ['Planilha (CSV)', 'csv', 'id;started_at;finished_at;speaker;transcription\r\n1;00:00:04.000;'],
] as const

test('the lives are listed with their states, found by words, and keep their place; words are found in a text, which is downloaded', async ({
  page,
}) => {
  await openAs(page, '/transcriptions')
  const list = page.getByRole('list', { name: 'Lives' })
  await expect(list.getByRole('listitem').filter({ hasText: HEARING })).toContainText('Transcrita')
  await expect(page.getByText('Nenhuma live pode ser transcrita agora')).toBeVisible()
  const before = await list.getByRole('listitem').count()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByLabel('Buscar lives').fill('catracas plenario')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(before).toBeGreaterThan(1)
  await expect(page).toHaveURL(/search=catracas/)
  await list.getByRole('link', { name: HEARING }).click()
  await expect(page.getByRole('heading', { level: 1, name: HEARING })).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Buscar lives').fill('nada disso')
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(before)

  await page.getByRole('link', { name: HEARING }).click()
  const field = page.getByRole('textbox', { name: 'Buscar no texto' })
  await field.fill('PLANILHA')
  // Its text is whole, and was not heard here.
  await expect(page.getByRole('button', { name: 'Baixar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ouvir esta live' })).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /^1 de 4$/ })).toBeVisible()
  await expect(page.locator('mark[data-current]')).toHaveText('planilhas')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await field.press('Shift+Enter')
  await expect(page.getByText('4 de 4')).toBeVisible()
  await expect(page.locator('mark[data-current]')).toHaveText('planilha')
  await field.press('Escape')
  await expect(page.locator('mark')).toHaveCount(0)

  for (const [label, ending, words] of FILES) {
    await page.getByRole('button', { name: 'Baixar' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: label }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`cpi-das-catracas-depoimento-da-contadora.${ending}`)
    expect(readFileSync(await file.path(), 'utf8')).toContain(words)
  }
})

test('captions of a file become the transcription of a live, after asking', async ({ page }) => {
  await openAs(page, '/transcriptions/add')
  await expect(page.getByRole('heading', { level: 1, name: 'Adicionar live' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Endereço do vídeo' }).fill('https://youtu.be/legendas-01')
  await page.getByRole('textbox', { name: 'Título' }).fill('Sessão com legendas')
  await page.getByRole('checkbox', { name: 'Ouvir e escrever o que é dito' }).uncheck()
  await page.getByRole('button', { name: 'Adicionar live' }).click()
  const choose = async (text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Importar legendas' }).click()
    await (await choosing).setFiles({ name: 'sessao.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(text) })
  }
  const dialog = page.getByRole('dialog', { name: 'Importar legendas' })
  await choose('nada que tenha tempos')
  await dialog.getByRole('button', { name: 'Importar legendas' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Não é um arquivo de legendas')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await choose('1\n00:00:01,000 --> 00:00:02,000\nBoa tarde a todos\n')
  await dialog.getByRole('button', { name: 'Importar legendas' }).click()
  await expect(page.getByText('1 trecho importado.')).toBeVisible()
  await expect(page.getByText('Boa tarde a todos')).toBeVisible()
  await choose('1\n00:00:01,000 --> 00:00:02,000\nOutra coisa\n')
  await expect(dialog).toContainText('1 trecho que está aqui é trocado')
  await dialog.getByRole('button', { name: 'Trocar a transcrição' }).click()
  await expect(page.getByText('Outra coisa')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('a live is added by its address, grows while one reads, seeks the video, and is removed after asking', async ({
  page,
}) => {
  const asked = await replacePlayer(page)
  await openAs(page, '/transcriptions/add')
  await page.getByRole('button', { name: 'Adicionar live' }).click()
  await expect(page.getByText('Informe o endereço do vídeo.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Endereço do vídeo' }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Adicionar live' }).click()
  await expect(page.getByText('Informe um endereço que comece por http')).toBeVisible()
  await page.getByRole('textbox', { name: 'Endereço do vídeo' }).fill('https://youtu.be/abc_DEF-123')
  await page.getByRole('textbox', { name: 'Título' }).fill('Sessão de teste')
  await page.getByRole('button', { name: 'Adicionar live' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sessão de teste' })).toBeVisible()
  await expect(page.getByText('Ainda não há texto')).toBeVisible()

  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const transcribe = await connectTranscriber(page)
  await transcribe(id, [chapter(1, 'boa noite'), chapter(2, 'a ceção vai começar')])
  const rows = page.getByRole('list', { name: 'Trechos' }).getByRole('listitem')
  await expect(rows).toHaveText([/boa noite/, /a ceção vai começar/])
  await transcribe(id, [chapter(2, 'a sessão vai começar'), chapter(3, 'silêncio')])
  await expect(rows).toHaveText([/boa noite/, /a sessão vai começar/, /silêncio/])
  await transcribe(id, [chapter(3, 'silêncio, por favor')], true)
  await expect(rows).toHaveText([/boa noite/, /a sessão vai começar/, /silêncio, por favor/])
  await expect(page.getByText('Transcrita', { exact: true })).toBeVisible()
  await expect(page.getByText('Novos trechos aparecem aqui sozinhos')).toHaveCount(0)

  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Ir para 0:01:02' }).click()
  const player = page.frameLocator('iframe[title="Sessão de teste"]')
  await expect(player.locator('#told')).toBeAttached()
  expect(asked.map((url) => new URL(url).searchParams.get('start'))).toEqual(['62'])
  await page.getByText('silêncio, por favor').click()
  await expect(player.locator('#told')).toHaveText('seekTo 63.5')
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true')

  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await page.getByRole('button', { name: 'Remover live' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transcrições' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Lives' })).not.toContainText('Sessão de teste')
  await goWithin(page, `/transcription/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Live não encontrada' })).toBeVisible()
})

test('when lives cannot be loaded one is told and can try again; facts about a live are changed in place', async ({
  page,
}) => {
  await page.route('**/api/lives/', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await openAs(page, '/transcriptions')
  await expect(page.getByText('Um erro ocorreu durante o carregamento dos dados.')).toBeVisible()
  await page.unroute('**/api/lives/')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('link', { name: HEARING })).toBeVisible()

  await page.getByRole('link', { name: 'Boletim da cheia do Itaibé' }).click()
  await page.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar live' })
  await dialog.getByRole('textbox', { name: 'Título' }).fill('')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Este campo não pode ficar vazio.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Boletim da cheia do Itaibé')
  await dialog.getByRole('textbox', { name: 'Canal' }).fill('Canal da Defesa Civil')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toHaveCount(0)
  // The length in seconds is kept: minute fields that were not edited do not round it.
  await expect(page.getByText(/^Canal da Defesa Civil · .* · 1 min 21 s · 18 trechos$/)).toBeVisible()
})
