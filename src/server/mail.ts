import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

/** `messageId`: for mails that may be sent twice, so that the second one is recognised. */
type Mail = { to: string; subject: string; text: string; html?: string; messageId?: string }
/** Sends one mail, as text and, if given, as HTML. @throws when the mail server does not accept it */
export type SendMail = (mail: Mail) => Promise<void>

/** A mail server that does not respond must not keep a superuser waiting: the link is shown instead. */
const TIMEOUT_MS = 8_000

const createMailTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message is only text; nothing in it may make this process read a file or another address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Connects to the mail server and logs in, without sending anything. @throws when the server refuses */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = createMailTransport(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Opens the mail sender; null when there is no mail server. Sending throws when the server does not accept the message. */
export function openMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): SendMail | null {
  if (smtpUrl === null) return null
  const transport = createMailTransport(smtpUrl)
  return async (mail) => {
    await transport.sendMail({ from: mailFrom ?? undefined, ...mail })
  }
}
