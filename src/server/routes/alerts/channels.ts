import { randomUUID } from 'node:crypto'
import * as contract from '../../../contract/alerts/alerts.ts'
import { MAX_CHANNELS } from '../../../contract/limits.ts'
import { checkReceiver, sendTo } from '../../channels/send.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findAlert } from '../../records/alerts/alerts.ts'
import { createChannel, deleteChannel, findChannel } from '../../records/alerts/channels.ts'
import type { Deps } from '../deps.ts'
import { findMail } from './alerts.ts'
import { showChannel } from './show-alert.ts'

export const alertChannelRoutes = (deps: Deps) => [
  route(contract.addChannel, async ({ params: { id }, body, caller: { userId }, reply }) => {
    const alert = await findAlert(deps.pg, { id, userId })
    if (!alert) throw notFound()
    const email = await findMail(deps, userId)
    await refuseUnusable(deps, body, email)
    const given = body.kind === 'email' ? { ...body, address: '', chat: '' } : body
    const channel = await createChannel(deps.pg, alert.id, given, new Date())
    if (!channel) throw tooMany()
    reply.status(201)
    return { channel: showChannel(channel, email), secret: channel.secret || null }
  }),

  route(contract.removeChannel, async ({ params: { id, channel }, caller: { userId }, reply }) => {
    const alert = await findAlert(deps.pg, { id, userId })
    if (!alert || !(await deleteChannel(deps.pg, alert.id, channel))) throw notFound()
    return reply.status(204).send()
  }),

  route(contract.testChannel, async ({ params: { id, channel }, caller: { userId } }) => {
    const alert = await findAlert(deps.pg, { id, userId })
    const found = alert && (await findChannel(deps.pg, alert.id, channel))
    if (!found) throw notFound()
    const { publicUrl } = deps.config
    const message = {
      ...{ id: randomUUID(), items: [], more: 0, isTest: true, allLink: publicUrl && `${publicUrl}/avisos` },
      alert: { id: alert.id, title: alert.title, rule: alert.rule, timeZone: alert.time_zone },
    }
    const means = { sendMail: deps.sendMail ?? null, privateHosts: deps.config.privateHosts }
    const { isOk, answer } = await sendTo(message, { ...found, email: await findMail(deps, userId) }, means, new Date())
    return { is_ok: isOk, answer }
  }),
]

/** @throws ValidationError with the reason, when nothing could ever be sent there */
async function refuseUnusable(deps: Deps, { kind, address, chat }: contract.NewChannel, email: string): Promise<void> {
  if (kind === 'email') {
    if (!deps.sendMail) throw new ValidationError({ kind: ['O LupaScan não tem servidor de e-mail configurado.'] })
    if (email === '') throw new ValidationError({ kind: ['Não há e-mail no seu perfil. Escreva-o em Seu perfil.'] })
    return
  }
  const problem = await checkReceiver(address, { privateHosts: deps.config.privateHosts })
  if (problem) throw new ValidationError({ address: [problem] })
  if (kind === 'telegram' && chat === '') throw new ValidationError({ chat: ['Diga o código da conversa.'] })
}

const tooMany = () =>
  new HttpError(409, 'quota_reached', `Um alerta tem até ${MAX_CHANNELS} canais. Remova um para acrescentar outro.`)
