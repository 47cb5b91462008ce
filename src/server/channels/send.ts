/** Sends a message to a channel, once. The result is a sentence for the alert's owner. */
import { openMail, type SendMail } from '../mail.ts'
import type { FetchOptions } from '../net/fetch-public.ts'
import { checkPublic, sendPublic } from '../net/send-public.ts'
import { NotPublicError } from '../net/source-error.ts'
import type { AlertMessage } from './alert-message.ts'
import { writeMail } from './mail-message.ts'
import { type Receiver, writeWebhook } from './webhook-message.ts'

/** `isFinal`: retrying is pointless. `waitSeconds`: the delay that the receiver requested. */
export type Outcome = { isOk: boolean; answer: string; isFinal: boolean; waitSeconds: number | null }

/** What is needed to send messages. */
export type Transports = { sendMail: SendMail | null; privateHosts: readonly string[]; timeoutMs?: number }

export const openTransports = (
  config: Parameters<typeof openMail>[0] & { privateHosts: readonly string[] },
): Transports => ({
  sendMail: openMail(config),
  privateHosts: config.privateHosts,
})

/** The reason nothing may be sent to this address, as a sentence; null when it is allowed. */
export const checkReceiver = (address: string, { privateHosts }: Pick<Transports, 'privateHosts'>) =>
  checkPublic(address, { privateHosts })

export const sendTo = (
  message: AlertMessage,
  channel: Receiver & { email: string },
  transports: Transports,
  now: Date,
): Promise<Outcome> =>
  channel.kind === 'email'
    ? sendAsMail(message, channel.email, transports)
    : sendAsWebhook(message, channel, transports, now)

const fail = (answer: string, isFinal = false, waitSeconds: number | null = null): Outcome => ({
  ...{ isOk: false, answer, isFinal, waitSeconds },
})

async function sendAsMail(message: AlertMessage, email: string, { sendMail }: Transports): Promise<Outcome> {
  if (email === '') return fail('Não há e-mail no seu perfil.')
  if (!sendMail) return fail('O LupaScan não tem servidor de e-mail configurado.')
  try {
    await sendMail(writeMail(message, email))
    return { isOk: true, answer: 'O servidor de e-mail aceitou a mensagem.', isFinal: true, waitSeconds: null }
  } catch (error) {
    const said = error instanceof Error && 'response' in error ? String(error.response) : ''
    return fail(said ? `O servidor de e-mail recusou: ${said.slice(0, 200)}` : 'O servidor de e-mail não respondeu.')
  }
}

async function sendAsWebhook(
  message: AlertMessage,
  receiver: Receiver,
  transports: Transports,
  now: Date,
): Promise<Outcome> {
  const { body, headers } = writeWebhook(message, receiver, now)
  const options: FetchOptions = {
    headers,
    privateHosts: transports.privateHosts,
    timeoutMs: transports.timeoutMs ?? 10_000,
  }
  try {
    const { status, body: said, retryAfter } = await sendPublic(receiver.address, body, options)
    const answer = `Respondeu ${status}${said.trim() ? `: ${said.trim().slice(0, 300)}` : '.'}`
    if (status >= 200 && status <= 299) return { isOk: true, answer, isFinal: true, waitSeconds: null }
    // 410 Gone is permanent; any other failure may be temporary.
    return fail(answer, status === 410, readSeconds(retryAfter))
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'Não foi possível enviar.', error instanceof NotPublicError)
  }
}

const readSeconds = (header: string | undefined) => (header && /^\d{1,6}$/.test(header) ? Number(header) : null)
