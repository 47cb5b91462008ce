/**
 * Checks of `lupascan doctor`, beside those of the stores. Every check returns a finding, whatever happens; none changes
 * anything.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { askInstalledPrograms } from '../lives/installed-programs.ts'
import { readFreeBytes } from '../lives/stream/free-space.ts'
import { loadHateModel, REPAIR_OF_HATE_MODEL } from '../load-hate-model.ts'
import { checkMailServer } from '../mail.ts'
import { pingBucket } from '../media/s3-blobs.ts'
import { readServiceAddress } from '../net/service-address.ts'
import { CONFINEMENTS, readConfinement } from '../processes/confine/confinement.ts'
import { readSecret } from '../secret.ts'
import { formatGigabytes } from './format.ts'

/** `aviso`: it works, but something is missing or will be. `falha`: it does not work. */
export type Finding = { state: 'ok' | 'aviso' | 'falha'; subject: string; text: string }

const GB = 1_000_000_000
const LITTLE_SPACE = 10 * GB
const TOO_LITTLE_SPACE = GB
export const TIMEOUT_MS = 8_000
/** Sites change; a yt-dlp that is half a year old seldom works. */
const OLD_DAYS = 180
const MAX_CLOCK_DIFFERENCE_MS = 2_000

export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const subject = 'Disco'
  if (!existsSync(dataDir))
    return { state: 'ok', subject, text: `O diretório ${dataDir} ainda não existe; o primeiro começo o cria.` }
  const free = await readFreeBytes(dataDir)
  const text = `${formatGigabytes(free)} livres em ${dataDir}.`
  if (free < TOO_LITTLE_SPACE)
    return { state: 'falha', subject, text: `${text} Libere espaço já: pouco antes de acabar nada novo é gravado.` }
  if (free < LITTLE_SPACE) return { state: 'aviso', subject, text: `${text} Libere espaço antes que acabe.` }
  return { state: 'ok', subject, text }
}

/** With a damaged secret the program does not start. */
export function checkSecret(config: Pick<Config, 'secret' | 'dataDir'>): Finding[] {
  if (config.secret || !existsSync(join(config.dataDir, 'secret'))) return []
  try {
    readSecret(config)
    return []
  } catch (error) {
    return [{ state: 'falha', subject: 'Segredo', text: error instanceof Error ? error.message : String(error) }]
  }
}

/** @param stores the clock of each store, in milliseconds */
export function checkClocks(stores: Readonly<Record<string, number>>, now: number): Finding {
  const off = Object.entries(stores)
    .map(([name, time]) => ({ name, seconds: Math.round((time - now) / 1000), differs: Math.abs(time - now) }))
    .filter(({ differs }) => differs > MAX_CLOCK_DIFFERENCE_MS)
  if (off.length === 0) return { state: 'ok', subject: 'Relógios', text: 'Os dos bancos e o desta máquina concordam.' }
  const which = off.map(({ name, seconds }) => `o do ${name} difere ${seconds} s`).join('; ')
  return { state: 'falha', subject: 'Relógios', text: `Em relação a esta máquina ${which}. Acerte-os por NTP.` }
}

/** Without the bucket no picture is stored, and for days nothing else would reveal it. */
export async function checkMediaFiles({ media }: Pick<Config, 'media'>): Promise<Finding> {
  const subject = 'Mídia'
  if (media.url === null)
    return { state: 'ok', subject, text: 'Os arquivos ficam na pasta media do diretório de dados.' }
  const refused = await pingBucket(media.url, TIMEOUT_MS).then(
    ({ ok, status }) => (ok ? null : `O armazenamento responde ${status}`),
    () => 'O armazenamento não responde',
  )
  if (refused === null) return { state: 'ok', subject, text: 'O armazenamento responde, e a chave pode ler.' }
  return {
    state: 'falha',
    subject,
    text: `${refused}: é provável que nenhuma imagem nova seja guardada. Confira endereço, chave e nome em LUPASCAN_MEDIA_URL.`,
  }
}

export async function checkPrograms(config: Pick<Config, 'media' | 'lives'>): Promise<Finding[]> {
  const { ffmpeg, ytDlp } = await askInstalledPrograms(config)()
  return [describeFfmpeg(ffmpeg), describeYtDlp(config.lives.ytDlp !== null, ytDlp)]
}

/** Whether the processes that open untrusted files can be isolated from everything else. */
export async function checkConfinement(): Promise<Finding> {
  const confinement = await readConfinement()
  const state = confinement === 'whole' ? 'ok' : 'aviso'
  return { state, subject: 'Isolamento', text: CONFINEMENTS[confinement] }
}

function describeFfmpeg(version: string | null): Finding {
  const subject = 'ffmpeg'
  if (version !== null) return { state: 'ok', subject, text: `Versão ${version}.` }
  const without = 'Não foi encontrado: vídeos e lives ficam sem imagem e sem texto.'
  return { state: 'aviso', subject, text: `${without} Instale-o, ou diga onde está em FFMPEG_PATH.` }
}

function describeYtDlp(isWanted: boolean, found: { version: string; age_days: number | null } | null): Finding {
  const subject = 'yt-dlp'
  if (!isWanted)
    return { state: 'ok', subject, text: 'Não configurado (YTDLP_PATH): páginas de sites de vídeo não são ouvidas.' }
  if (!found) return { state: 'falha', subject, text: 'Não responde. Confira YTDLP_PATH.' }
  const isOld = (found.age_days ?? 0) > OLD_DAYS
  const text = `Versão ${found.version}${isOld ? `, de ${found.age_days} dias atrás: atualize-o, os sites mudam` : ''}.`
  return { state: isOld ? 'aviso' : 'ok', subject, text }
}

/**
 * Checks that configured external engines respond, which is all that can be known without using them. Without one, hate is
 * labelled by our own model, and there is no transcription or image description.
 */
export function checkEngines({ hate, lives, media }: Pick<Config, 'hate' | 'lives' | 'media'>): Promise<Finding[]> {
  const speech = { subject: 'Fala', name: 'LUPASCAN_SPEECH', ...lives.speech }
  const vision = { subject: 'Imagem', name: 'LUPASCAN_VISION', url: media.vision?.url ?? null, model: null }
  const isOurs = hate.url === null && hate.model === null
  return Promise.all([
    checkEngine(speech),
    checkEngine(vision),
    isOurs ? checkHateModel() : checkEngine({ subject: 'Ódio', name: 'LUPASCAN_HATE', ...hate }),
  ])
}

type Engine = { subject: string; name: string; url: string | null; model: string | null }

async function checkEngine({ subject, name, url, model }: Engine): Promise<Finding> {
  if (url === null) {
    const text =
      model === null ? `Não configurado (${name}_URL).` : `Modelo de ${name}_MODEL: só é aberto quando é usado.`
    return { state: 'ok', subject, text }
  }
  if (await answers(url)) return { state: 'ok', subject, text: 'O endereço responde.' }
  return { state: 'falha', subject, text: `O endereço de ${name}_URL não responde. Confira se está no ar.` }
}

function checkHateModel(): Finding {
  const subject = 'Ódio'
  try {
    loadHateModel()
    return { state: 'ok', subject, text: 'O modelo próprio abre.' }
  } catch {
    return {
      state: 'falha',
      subject,
      text: `O modelo próprio está danificado ou falta. Publicações novas ficam como “não avaliado” até que o programa volte com o modelo, e então ele avalia sozinho as que chegaram. ${REPAIR_OF_HATE_MODEL}`,
    }
  }
}

/** Any response counts, even an error. */
async function answers(configured: string): Promise<boolean> {
  const { address } = readServiceAddress(configured)
  const request = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
  return fetch(address, request).then(
    () => true,
    () => false,
  )
}

export async function checkMail(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<Finding> {
  const subject = 'E-mail'
  if (config.smtpUrl === null)
    return { state: 'ok', subject, text: 'Não configurado (SMTP_URL): links aparecem na tela.' }
  return checkMailServer(config.smtpUrl).then(
    () => ({ state: 'ok', subject, text: 'O servidor aceita a entrada.' }) as const,
    () =>
      ({ state: 'falha', subject, text: 'O servidor não responde ou recusa a entrada. Confira SMTP_URL.' }) as const,
  )
}
