import type { createToken, Login, revokeToken } from '../../../contract/users/token.ts'
import { request, SESSION_EXPIRED } from '../../api.ts'
import { readTokens, removeTokens, renewTokens, saveTokens } from '../../api-tokens.ts'
import { showWarning } from '../../ui/notices/toast.ts'
import { canUseUnrenewed, getRefreshDelay, RETRY_DELAY, readExpiry } from './schedule.ts'
import { readTabChange } from './tabs.ts'

const EXPIRED = 'Sua sessão expirou. Por favor, tente fazer o login novamente.'

/** Callbacks for the end of a session. */
export type SessionEnd = {
  /** Opens /login; after an expiry, with a return path. */
  goToLogin: (reason: 'logout' | 'expired') => Promise<void>
  /** Clears all data loaded for the user. */
  clearState: () => void
  /** Checks again whether the open screen may be seen: it was opened before the session turned out to be over. */
  askGuards: () => Promise<void>
}

/** Login state and its renewal (spec §4). One per page; tokens are in the browser's storage. */
export class Session {
  readonly #end: SessionEnd
  readonly #started: Promise<void>
  readonly #listeners = new Set<() => void>()
  #loggedIn = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(end: SessionEnd) {
    this.#end = end
    this.#started = this.#start()
    window.addEventListener(SESSION_EXPIRED, () => this.#expire())
    window.addEventListener('storage', (event) => this.#followTab(event))
  }

  /**
   * Resolves when the login state is known. A stored access token that is still valid opens the screens at once: the server checks it
   * with every call anyway, and the renewal runs in parallel with the first of them.
   */
  whenStarted(): Promise<void> {
    return this.#started
  }

  readonly isLoggedIn = (): boolean => this.#loggedIn

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** @throws ResponseError with the server's sentence if the credentials are wrong; FetchError */
  async login(credentials: Login): Promise<void> {
    const tokens = await request<typeof createToken>('POST', '/api/token/', { body: credentials })
    this.#end.clearState()
    saveTokens(tokens)
    this.#set(true)
  }

  async logout(): Promise<void> {
    const { refresh } = readTokens()
    removeTokens()
    if (refresh) {
      // Best effort: in this browser the session is over whatever the server responds.
      request<typeof revokeToken>('POST', '/api/token/revoke/', { body: { refresh } }).catch(() => {})
    }
    await this.#leave('logout')
  }

  async #start(): Promise<void> {
    const { access, refresh } = readTokens()
    if (!refresh) return removeTokens()
    const renewed = this.#renewStored()
    if (canUseUnrenewed(readExpiry(access ?? ''), Date.now())) this.#set(true)
    else await renewed
  }

  async #renewStored(): Promise<void> {
    const renewal = await renewTokens()
    if (renewal === 'refused') removeTokens()
    const wasLoggedIn = this.#loggedIn
    this.#set(renewal === 'renewed')
    if (!wasLoggedIn || this.#loggedIn) return
    this.#end.clearState()
    await this.#end.askGuards()
  }

  #set(loggedIn: boolean): void {
    this.#loggedIn = loggedIn
    clearTimeout(this.#timer)
    if (loggedIn) this.#schedule()
    for (const listener of this.#listeners) listener()
  }

  #schedule(): void {
    const expiresAt = readExpiry(readTokens().access ?? '') ?? 0
    this.#timer = setTimeout(() => this.#renew('first'), getRefreshDelay(expiresAt, Date.now()))
  }

  async #renew(attempt: 'first' | 'retry'): Promise<void> {
    await waitForNetwork()
    const renewal = await renewTokens()
    if (!this.#loggedIn) return
    clearTimeout(this.#timer)
    if (renewal === 'renewed') this.#schedule()
    else if (attempt === 'first') this.#timer = setTimeout(() => this.#renew('retry'), RETRY_DELAY)
    else this.#expire()
  }

  #expire(): void {
    if (!this.#loggedIn) return
    removeTokens()
    showWarning(EXPIRED)
    void this.#leave('expired')
  }

  async #leave(reason: 'logout' | 'expired'): Promise<void> {
    this.#set(false)
    await this.#end.goToLogin(reason)
    this.#end.clearState()
  }

  #followTab(event: StorageEvent): void {
    const { access, refresh } = readTokens()
    const change = readTabChange(event, access !== null || refresh !== null)
    if (change === 'renewal' && this.#loggedIn) this.#set(true)
    if (change === 'logout') this.#set(false)
    if (change === 'login' || change === 'logout') window.location.reload()
  }
}

/** A waking laptop has no network for a moment; a renewal attempt would lose the session. */
function waitForNetwork(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}
