/** The superuser that the program creates at its first start. */
export const ADMIN = { username: 'editora', password: 'senha-da-editora' }

/** Where a spec receives webhooks. */
export const WEBHOOK_PORT = 48_231

/** What differs from a program that somebody starts to look at it. */
export const ENVIRONMENT = {
  SMTP_URL: '',
  LUPASCAN_PUBLIC_URL: '',
  LUPASCAN_PRIVATE_HOSTS: `127.0.0.1:${WEBHOOK_PORT}`,
  // Nobody answers there: a test asks no network.
  LUPASCAN_TELEGRAM_WEB_BASE: 'http://127.0.0.1:9',
}
