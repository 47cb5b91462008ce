import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { ADMIN, DESK, expect, expectToFit, getDialog, goWithin, openAs, PHONE, test } from './world.ts'

const PASSWORD = 'chuva-mansa-no-telhado'
const onPath = (path: string) => (url: URL) => url.pathname === path

let made = 0
/** An unused name: the specs share one installation. */
const nextName = () => `pessoa.${++made}.${Date.now().toString(36)}`

/** Calls the API as the superuser, without the screens. */
async function callApi(page: Page, method: 'post' | 'delete', path: string, data?: object) {
  const entered = await page.request.post('/api/token/', { data: ADMIN })
  const { access }: { access: string } = await entered.json()
  return page.request[method](path, { data, headers: { authorization: `Bearer ${access}` } })
}

/** A user who has chosen PASSWORD. */
async function makeUser(page: Page, fields: object = {}): Promise<{ username: string; password: string }> {
  const username = nextName()
  const created = await callApi(page, 'post', '/api/users/', { username, ...fields })
  expect(created.status(), await created.text()).toBe(201)
  const { password_link }: { password_link: { link: string } } = await created.json()
  const token = password_link.link.split('/').at(-1)
  const chosen = await page.request.post('/api/password-link/', { data: { token, new_password: PASSWORD } })
  expect(chosen.ok(), await chosen.text()).toBe(true)
  return { username, password: PASSWORD }
}

test('a superuser adds a user, who chooses a password by the one-time link and enters', async ({ page }) => {
  const username = nextName()
  await openAs(page, '/users')
  await page.getByRole('link', { name: 'Cadastrar usuário' }).click()
  await page.getByLabel('Nome de usuário').fill(username)
  await page.getByLabel('Nome', { exact: true }).fill('Rita')
  await page.getByLabel('Sobrenome').fill('Prado')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText(`Usuário(a): ${username} - Cadastrado(a)`)).toBeVisible()
  const link = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue()
  expect(new URL(link).origin).toBe(new URL(page.url()).origin)
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page).toHaveURL(onPath('/users'))
  await expect(page.getByRole('row', { name: /Rita Prado/ })).toContainText('Aguardando senha')

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByText('Olá, Rita.')).toBeVisible()
  await page.getByLabel('Nova senha').fill('senha123')
  await page.getByRole('button', { name: 'Definir senha' }).click()
  await expect(page.getByText('Esta senha é muito comum e fácil de adivinhar. Escolha outra.')).toBeVisible()
  await page.getByLabel('Nova senha').fill(PASSWORD)
  await page.getByRole('button', { name: 'Definir senha' }).click()
  await page.getByRole('link', { name: 'Entrar' }).click()
  await page.getByLabel('Usuário').fill(username)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(onPath('/consulta'))

  await page.goto(link)
  await expect(page.getByText('Este link não vale mais')).toBeVisible()
})

test('the list says when it cannot be loaded, what the server says of a field stands at it, and nobody takes away their own rights; the screens of users are accessible and fit', async ({
  page,
}) => {
  const username = nextName()
  const created = await callApi(page, 'post', '/api/users/', { username, email: `${username}@redacao.exemplo` })
  const { password_link }: { password_link: { link: string } } = await created.json()
  await page.route('**/api/users/', (route) => route.fulfill({ status: 500, json: {} }))
  await openAs(page, '/users')
  await expect(page.getByText('Um erro ocorreu durante o carregamento dos dados.')).toBeVisible()
  await page.unroute('**/api/users/')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('row', { name: new RegExp(ADMIN.username) })).toBeVisible()

  await goWithin(page, '/users/add')
  await page.getByLabel('Nome de usuário').fill(ADMIN.username)
  await page.getByLabel('E-mail').fill('sem arroba')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Informe um e-mail válido/)
  await page.getByLabel('E-mail').fill('')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByLabel('Nome de usuário')).toHaveAccessibleDescription(/Já existe um usuário com este nome/)
  await expect(page.getByLabel('Nome de usuário')).toBeFocused()

  await goWithin(page, `/users?user=${ADMIN.username}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel('Superusuário')).toBeDisabled()
  await expect(drawer.getByLabel('Pode entrar')).toBeDisabled()
  await expect(drawer.getByRole('button', { name: 'Remover usuário' })).toHaveCount(0)

  for (const [path, ready] of [
    ['/users', page.getByRole('row', { name: new RegExp(username) })],
    [`/users?user=${username}`, page.getByRole('button', { name: 'Salvar alterações' })],
    ['/users/add', page.getByRole('heading', { level: 1, name: 'Cadastrar usuário' })],
    ['/perfil', page.getByText('esta sessão')],
    [password_link.link, page.getByLabel('Nova senha')],
  ] as const) {
    if (path === password_link.link) await page.goto(path)
    else await goWithin(page, path)
    await expect(ready).toBeVisible()
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await expect(ready).toBeVisible()
      expect(await listAccessibilityProblems(page)).toEqual([])
      await expectToFit(page)
    }
  }
  expect((await callApi(page, 'delete', `/api/users/${username}/`)).status()).toBe(200)
})

test('a superuser finds, changes, disables and removes a user; the list keeps its place; a group is removed by keyboard', async ({
  page,
}) => {
  const groups = ['a', 'b'].map((one) => `Mesa ${one} ${Date.now().toString(36)}`)
  for (const name of groups)
    expect((await callApi(page, 'post', '/api/groups/', { name, members: [] })).ok()).toBe(true)
  const { username } = await makeUser(page, { first_name: 'Olga' })
  await openAs(page, '/users')
  await page.getByLabel('Buscar usuários').fill(username)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Cadastrar usuário' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByLabel('Buscar usuários')).toHaveValue(username)
  await page.getByRole('link', { name: /^Olga/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Grupo de transcrição').check()
  await drawer.getByLabel('Pode entrar').uncheck()
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText(`Usuário(a): ${username} - Atualizado(a)`)).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.getByLabel('Buscar usuários')).toHaveValue(username)
  await expect(page.getByRole('row', { name: /Olga/ })).toContainText('Desativado')
  await expect(page.getByRole('row', { name: /Olga/ })).toContainText('Transcrição')

  // One Esc closes one question.
  const dialogs = page.getByRole('dialog')
  await page.getByRole('link', { name: /^Olga/ }).click()
  await drawer.getByRole('button', { name: 'Remover usuário' }).click()
  await expect(dialogs).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  await page.getByRole('link', { name: /^Olga/ }).click()
  await drawer.getByRole('button', { name: 'Remover usuário' }).click()
  const confirm = page.getByRole('dialog', { name: `Remover ${username}` })
  await confirm.getByRole('button', { name: 'Remover usuário' }).click()
  await expect(page.getByText(`Usuário(a): ${username} - Removido(a)`)).toBeVisible()
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
  await removeGroup(page, groups[0] ?? '')
})

test('a user without rights gets no way to the users, changes name, e-mail and password, ends another session and leaves all of them', async ({
  page,
}) => {
  const user = await makeUser(page, { transcriptor_group: true })
  await openAs(page, '/perfil', user)
  await expect(page.getByText('Permissões: grupo de transcrição')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Usuários' })).toHaveCount(0)

  await page.getByLabel('Nome', { exact: true }).fill('Sônia')
  await page.getByLabel('E-mail').fill('sonia@redacao.exemplo')
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(page.getByText('Para mudar o e-mail, informe a sua senha.')).toBeVisible()
  await page.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(page.getByText('Dados salvos')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Perfil de Sônia' })).toBeVisible()

  await page.getByLabel('Senha atual', { exact: true }).fill('errada')
  await page.getByLabel('Nova senha').fill('outra frase comprida')
  await page.getByRole('button', { name: 'Mudar senha' }).click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await page.getByLabel('Senha atual', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Mudar senha' }).click()
  await expect(page.getByText('Senha alterada. As outras sessões foram encerradas.')).toBeVisible()
  const changed = { ...user, password: 'outra frase comprida' }
  const agent = { 'user-agent': 'relatorio/1.0' }
  const again = await page.request.post('/api/token/', { data: changed, headers: agent })
  expect(again.status()).toBe(200)

  await page.reload()
  await expect(page.getByText('esta sessão')).toBeVisible()
  await page.getByRole('button', { name: /^Encerrar a sessão relatorio/ }).click()
  await expect(page.getByText('Sessão encerrada: relatorio/1.0')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Encerrar a sessão/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sair de todas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todas' }).click()
  await expect(page).toHaveURL(onPath('/login'))
  expect(await page.evaluate(() => localStorage.getItem('refresh'))).toBeNull()
})

/** By keyboard; the focus stays in the dialog that is still open. */
async function removeGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Grupos' }).click()
  const form = getDialog(page, 'Grupos')
  await form.getByLabel('Grupo', { exact: true }).selectOption(name)
  await form.getByRole('button', { name: 'Remover grupo' }).press('Enter')
  await getDialog(page, 'Remover grupo').getByRole('button', { name: 'Remover grupo' }).press('Enter')
  await expect(getDialog(page, 'Remover grupo')).toBeHidden()
  await expect(form.getByRole('option', { name })).toHaveCount(0)
  // The button is gone, so the dialog itself has the focus.
  await expect(form).toBeFocused()
}
