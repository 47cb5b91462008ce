import { listAccessibilityProblems } from './accessibility.ts'
import { ADMIN, expect, expectToFit, PHONE, test } from './world.ts'

test('a search on the home page leads to its results after the login; an empty one opens the query screen as it is', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Buscar nas publicações' }).fill('"urna eletrônica" -fraude & outra=coisa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('É necessário estar logado para acessar')).toBeVisible()
  await page.getByLabel('Usuário').fill(ADMIN.username)
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/consulta' && url.searchParams.get('search') === '"urna eletrônica" -fraude & outra=coisa',
  )

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Abrir a consulta' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/consulta' && url.search === '')
})

test('the pictures follow the theme, are of the size they say, and move nothing; the about pages fit a phone and lead on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const picture = page.getByRole('img', { name: /^A tela de consulta/ })
  await expect(picture).toHaveAttribute('src', /consulta-dark/)
  await page.getByRole('button', { name: 'Escolher tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Claro' }).click()
  await expect(picture).toHaveAttribute('src', /consulta-light/)
  for (const image of await page.getByRole('main').getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded()
    const readShapes = () =>
      image.evaluate((element) => {
        if (!(element instanceof HTMLImageElement)) return null
        const promised = Number(element.getAttribute('width')) / Number(element.getAttribute('height'))
        return { promised, real: element.naturalWidth / element.naturalHeight }
      })
    await expect.poll(async () => (await readShapes())?.real).toBeGreaterThan(0)
    const shapes = await readShapes()
    expect(shapes?.real).toBeCloseTo(shapes?.promised ?? 0, 2)
  }

  await page.setViewportSize(PHONE)
  await page.goto('/')
  const foot = page.getByRole('navigation', { name: 'Rodapé' })
  for (const [name, path] of [
    ['Sobre o LupaScan', '/sobre-o-lupascan'],
    ['Sobre nós', '/sobre-nos'],
  ] as const) {
    await foot.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expectToFit(page)
    expect(await listAccessibilityProblems(page)).toEqual([])
  }
  // Portraits are our own copies, and user content can be shared.
  await expect(page.getByText('com uma exceção: o vídeo de uma live')).toBeAttached()
  await expect(page.getByText('só aparecem para quem os fez, até que os compartilhe')).toBeAttached()
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { name: 'Privacidade' })).toBeInViewport()
})

test('without any script the pages can be read, and the search leads on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const [path, heading] of [
    ['/sobre-nos', 'Sobre nós'],
    ['/sobre-o-lupascan', 'Sobre o LupaScan'],
    ['/', 'Quem disse o quê, quando, e até onde foi'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  }
  await expect(page.getByRole('img', { name: /^A tela de consulta/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Buscar nas publicações' }).fill('vacina -gripe')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(
    (url) => url.pathname === '/consulta' && url.searchParams.get('search') === 'vacina -gripe',
  )
  await page.close()
})

test('what is typed before the program is there stays, the cursor and the place on the page too', async ({ page }) => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  await page.route('**/assets/start-*.js', async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('textbox', { name: 'Buscar nas publicações' })
  await box.fill('urna')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await expect(page.getByRole('button', { name: 'Escolher tema' })).toHaveCount(0)
  start()
  await expect(page.getByRole('button', { name: 'Escolher tema' })).toHaveCount(1)
  await expect(box).toHaveValue('urna')
  await expect(box).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await page.keyboard.type(' eletrônica')
  await expect(box).toHaveValue('urna eletrônica')
})
