import { z } from 'zod'
import type { MediaConfig } from '../config.ts'
import { readServiceAddress } from '../net/service-address.ts'

const TIMEOUT_MS = 60_000
const MAX_LENGTH = 2_000
const QUESTION =
  'Descreva a imagem em português, em até três frases, para quem não a vê. Diga só o que se vê; não identifique pessoas pelo rosto.'

const Answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/**
 * Asks the configured endpoint (OpenAI's chat completions with a picture) to describe a picture. `image` is a WebP of thumbnail size
 * or
 * slightly larger: it leaves this machine. null: no endpoint, or an empty response.
 * @throws Error when the response is invalid; a job may retry
 */
export async function describeImage(
  vision: MediaConfig['vision'],
  image: Uint8Array,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!vision) return null
  const url = `data:image/webp;base64,${Buffer.from(image).toString('base64')}`
  const content = [
    { type: 'text', text: QUESTION },
    { type: 'image_url', image_url: { url } },
  ]
  const { address, login } = readServiceAddress(vision.url)
  const authorization = vision.key ? `Bearer ${vision.key}` : login
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ model: vision.model, max_tokens: 300, messages: [{ role: 'user', content }] }),
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`O serviço de descrição de imagens respondeu ${answer.status}.`)
  }
  const { choices } = Answer.parse(await answer.json())
  return choices[0]?.message.content.trim().slice(0, MAX_LENGTH) || null
}
