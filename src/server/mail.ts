import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

/** `messageId`: of what may be sent twice, so that the second one is recognised. */
type Mail = { to: string; subject: string; text: string; html?: string; messageId?: string }
/** Sends one mail, as text and where it is given as HTML. @throws when the mail server does not take it */
export type SendMail = (mail: Mail) => Promise<void>

/** A mail server that does not answer must not keep a superuser waiting: the link is shown instead. */
const PATIENCE_MS = 8_000

const createMailTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A message is words; nothing in it may make this process read a file or another address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Greets the mail server and logs in, without sending anything. It throws when the server does not let us in. */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = createMailTransport(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** What sends mail, or null when there is no mail server. It throws when the server does not take the message. */
export function openMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): SendMail | null {
  if (smtpUrl === null) return null
  const transport = createMailTransport(smtpUrl)
  return async (mail) => {
    await transport.sendMail({ from: mailFrom ?? undefined, ...mail })
  }
}
