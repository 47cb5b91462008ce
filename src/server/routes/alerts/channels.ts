import { randomUUID } from 'node:crypto'
import * as contract from '../../../contract/alerts/alerts.ts'
import { MAX_CHANNELS } from '../../../contract/limits.ts'
import { checkReceiver, sendTo } from '../../channels/send.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findAlert } from '../../records/alerts/alerts.ts'
import { createChannel, deleteChannel, findChannel } from '../../records/alerts/channels.ts'
import { auditAction } from '../../records/audit.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asAlert, findMail, showChannel } from './show-alert.ts'

export const alertChannelRoutes = (deps: Deps) => [
  route(contract.addChannel, async ({ params: { id }, body, caller, request, reply }) => {
    await requireSubscription(deps, id, caller)
    const email = await findMail(deps, caller.userId)
    await refuseUnusable(deps, body, email)
    const given = body.kind === 'email' ? { ...body, address: '', chat: '' } : body
    const channel = await inTransaction(deps.pg, async (tx) => {
      const created = await createChannel(tx, { alertId: id, userId: caller.userId }, given, new Date())
      if (!created) throw tooMany()
      await auditAction(tx, toActor(caller, request), 'alert_channel_added', `${id} ${created.kind}`)
      return created
    })
    reply.status(201)
    return { channel: showChannel(channel, email), secret: channel.secret || null }
  }),

  route(contract.removeChannel, async ({ params: { id, channel }, caller, request, reply }) => {
    await requireUse(deps.pg, asAlert(id), caller, 'see')
    await inTransaction(deps.pg, async (tx) => {
      if (!(await deleteChannel(tx, { alertId: id, userId: caller.userId }, channel))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'alert_channel_removed', id)
    })
    return reply.status(204).send()
  }),

  route(contract.testChannel, async ({ params: { id, channel }, caller, request }) => {
    await requireUse(deps.pg, asAlert(id), caller, 'see')
    const { userId } = caller
    const alert = await findAlert(deps.pg, id, userId)
    const found = alert && (await findChannel(deps.pg, { alertId: id, userId }, channel))
    if (!found) throw notFound()
    await auditAction(deps.pg, toActor(caller, request), 'alert_channel_tested', `${id} ${found.kind}`)
    const { publicUrl } = deps.config
    const message = {
      ...{
        id: randomUUID(),
        items: [],
        more: 0,
        isTest: true,
        allLink: publicUrl && `${publicUrl}/avisos/${alert.id}`,
      },
      alert: { id: alert.id, title: alert.title, rule: alert.rule, timeZone: alert.time_zone },
    }
    const transports = { sendMail: deps.sendMail ?? null, privateHosts: deps.config.privateHosts }
    const { isOk, answer } = await sendTo(
      message,
      { ...found, email: await findMail(deps, userId) },
      transports,
      new Date(),
    )
    return { is_ok: isOk, answer }
  }),
]

/** @throws 409 when the caller can see the alert but does not receive it */
export async function requireSubscription(
  deps: Pick<Deps, 'pg'>,
  id: string,
  caller: { userId: number },
): Promise<void> {
  await requireUse(deps.pg, asAlert(id), caller, 'see')
  if (!(await findAlert(deps.pg, id, caller.userId))?.following)
    throw new HttpError(409, 'conflict', 'Você não recebe este alerta. Passe a receber antes.')
}

/** @throws ValidationError with the reason, when this channel could never receive a message */
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
  new HttpError(
    409,
    'quota_reached',
    `Um alerta tem até ${MAX_CHANNELS} canais seus. Remova um para acrescentar outro.`,
  )
