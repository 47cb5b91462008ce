/** The superuser that the program creates at its first start. */
export const ADMIN = { username: 'editora', password: 'senha-da-editora' }

/** Port on which a spec receives webhooks. */
export const WEBHOOK_PORT = 48_231

/** Differences from a program started for manual use. */
export const ENVIRONMENT = {
  SMTP_URL: '',
  LUPASCAN_PUBLIC_URL: '',
  LUPASCAN_PRIVATE_HOSTS: `127.0.0.1:${WEBHOOK_PORT}`,
  // Nothing listens there: tests use no network.
  LUPASCAN_TELEGRAM_WEB_BASE: 'http://127.0.0.1:9',
}
