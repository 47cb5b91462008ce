import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { LIVE_TITLE, type Role } from './screens.ts'
import { ADMIN, hasten, openAs } from './world.ts'

const PASSWORD = 'goiabeira-no-quintal'
type Person = Exclude<Role, 'anonymous'>
type Credentials = { username: string; password: string }

/** Creates one user of each role through the program itself. */
export async function createPeople(request: APIRequestContext): Promise<Record<Person, Credentials>> {
  const access = await logIn(request)
  const create = async (role: Person, rights: object) => {
    const username = `${role}.${Date.now().toString(36)}`
    const created = await post<{ password_link: { link: string } }>(request, '/api/users/', access, {
      username,
      ...rights,
    })
    const token = created.password_link.link.split('/').at(-1)
    await post(request, '/api/password-link/', access, { token, new_password: PASSWORD })
    return { username, password: PASSWORD }
  }
  return {
    user: await create('user', {}),
    superuser: await create('superuser', { is_superuser: true }),
    transcriptor: await create('transcriptor', { transcriptor_group: true }),
  }
}

/** Opens another user's browser, logged in, on the same program. */
export async function openColleague(
  browser: Browser,
  address: string,
  who: { username: string; password: string },
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'pt-BR' })
  await hasten(context)
  const page = await context.newPage()
  await openAs(page, path, who)
  return page
}

/** Creates a live with one chapter and returns its id. */
export async function createLive(request: APIRequestContext): Promise<number> {
  const access = await logIn(request)
  const url = `https://videos.example/${Date.now().toString(36)}.mp4`
  const live = await post<{ id: number }>(request, '/api/lives/', access, { url, title: LIVE_TITLE })
  const chapter = { started_at: '00:00:01.000', finished_at: '00:00:04.500', transcription: 'Está aberta a sessão.' }
  await post(request, `/api/lives/${live.id}/chapters/`, access, { chapters: [chapter] })
  return live.id
}

async function logIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/token/', { data: ADMIN })
  const { access }: { access: string } = await answer.json()
  return access
}

async function post<Reply>(request: APIRequestContext, path: string, access: string, data: object): Promise<Reply> {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${access}` } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
