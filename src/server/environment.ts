import { z } from 'zod'

export const ROLES = ['api', 'worker'] as const

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: name }))
  } catch {
    return false
  }
}
const url = (protocols: string[], example: string) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text)
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== ''
  }, `deve ser um endereço como ${example}`)

const databaseUrl = url(['postgres:', 'postgresql:'], 'postgres://usuario:senha@servidor:5432/lupascan').optional()
const clickhouseUrl = url(['http:', 'https:'], 'http://usuario:senha@servidor:8123/lupascan').optional()
const clickhouseCluster = z
  .string()
  .regex(/^[\w-]{1,60}$/, { error: 'deve ser o nome de um cluster, só com letras sem acento, dígitos, - e _' })
  .optional()

/** The variables as texts: their names, allowed values and defaults. */
export const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'deve ser um número de porta, de 0 a 65535')
    .default('8080'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'deve ser um endereço ou nome de máquina, como 127.0.0.1')
    .default('127.0.0.1'),
  LUPASCAN_DATA_DIR: z.string().default('data'),
  LUPASCAN_SECRET: z.string().min(32, 'deve ter pelo menos 32 caracteres').optional(),
  LUPASCAN_ROLES: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES)).min(1))
    .default([...ROLES]),
  DATABASE_URL: databaseUrl,
  CLICKHOUSE_URL: clickhouseUrl,
  CLICKHOUSE_CLUSTER: clickhouseCluster,
  LUPASCAN_COPY_DATABASE_URL: databaseUrl,
  LUPASCAN_COPY_CLICKHOUSE_URL: clickhouseUrl,
  LUPASCAN_COPY_CLICKHOUSE_CLUSTER: clickhouseCluster,
  LUPASCAN_BACKUP_DIR: z.string().optional(),
  LUPASCAN_BACKUP_HOURS: z
    .string()
    .regex(/^(?:1|2|3|4|6|8|12|24)$/, 'deve ser 1, 2, 3, 4, 6, 8, 12 ou 24: de quantas em quantas horas')
    .default('24'),
  LUPASCAN_BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'deve ser um número de cópias, de 1 a 999')
    .default('7'),
  LUPASCAN_FOLLOW_LINKS: z.enum(['0', '1'], { error: 'deve ser 0 ou 1' }).default('1'),
  LUPASCAN_DEMO: z.enum(['0', '1'], { error: 'deve ser 0 ou 1' }).optional(),
  LUPASCAN_ADMIN_USERNAME: z
    .string()
    .regex(/^[\w.@+-]{1,150}$/, 'aceita letras, números e . @ + - _, até 150 caracteres')
    .optional(),
  LUPASCAN_ADMIN_PASSWORD: z.string().min(8, 'deve ter pelo menos 8 caracteres').max(1024).optional(),
  LUPASCAN_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'deve ser um fuso da base IANA, como America/Sao_Paulo')
    .default('America/Sao_Paulo'),
  LUPASCAN_TRUSTED_PROXIES: z.string().regex(/^\d$/, 'deve ser um número de 0 a 9').default('0'),
  LUPASCAN_PUBLIC_URL: url(['http:', 'https:'], 'https://lupascan.exemplo.com.br').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://usuario:senha@servidor:465').optional(),
  LUPASCAN_MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\p{Cc}]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'deve ser como LupaScan <lupascan@exemplo.com.br>',
    )
    .optional(),
  LUPASCAN_MEDIA_URL: z
    .string()
    .refine(
      (address) => URL.canParse(address) && /^s3:\/\/[^:@/]+:[^@/]+@[^@/]+\/[\w.-]+(\?\S*)?$/.test(address),
      'deve ser como s3://CHAVE:SEGREDO@servidor/balde?region=sa-east-1',
    )
    .optional(),
  LUPASCAN_MEDIA_MAX_MB: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'deve ser um número de megabytes, de 1 a 9999')
    .default('100'),
  LUPASCAN_IMPORT_MAX_MB: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'deve ser um número de megabytes, de 1 a 999999')
    .default('2048'),
  FFMPEG_PATH: z.string().default('ffmpeg'),
  YTDLP_PATH: z.string().optional(),
  YTDLP_HOSTS: z
    .string()
    .regex(/^[\w.-]+(,\s*[\w.-]+)*$/, 'deve ser uma lista como youtube.com,youtu.be')
    .optional(),
  LUPASCAN_LIVES_AT_ONCE: z
    .string()
    .regex(/^[1-9]\d?$/, 'deve ser um número de 1 a 99')
    .default('10'),
  LUPASCAN_LIVE_AUDIO_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'deve ser um número de dias, de 0 a 9999')
    .default('7'),
  LUPASCAN_SPEECH_URL: url(['http:', 'https:'], 'http://127.0.0.1:8000/v1/audio/transcriptions').optional(),
  LUPASCAN_SPEECH_MODEL: z.string().max(500).optional(),
  LUPASCAN_SPEECH_KEY: z.string().max(1000).optional(),
  LUPASCAN_VISION_URL: url(['http:', 'https:'], 'http://127.0.0.1:11434/v1/chat/completions').optional(),
  LUPASCAN_VISION_MODEL: z.string().max(200).optional(),
  LUPASCAN_VISION_KEY: z.string().max(1000).optional(),
  LUPASCAN_HATE_URL: url(['http:', 'https:'], 'http://127.0.0.1:9000/classificar').optional(),
  LUPASCAN_HATE_MODEL: z.string().max(500).optional(),
  LUPASCAN_TELEGRAM_WEB_BASE: url(['http:', 'https:'], 'https://t.me').optional(),
  LUPASCAN_COLLECT_PER_SECOND: z
    .string()
    .refine((text) => Number(text) > 0 && Number(text) <= 1000, 'deve ser um número de perguntas por segundo, como 5')
    .default('5'),
  LUPASCAN_METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}=*$/, 'deve ter de 16 a 200 letras, algarismos ou . ~ + / - _, sem espaços')
    .optional(),
  LUPASCAN_TOKEN_CALLS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'deve ser um número de pedidos por minuto, de 1 a 999999')
    .default('120'),
  LUPASCAN_AUDIT_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'deve ser um número de dias, de 0 (para sempre) a 99999')
    .default('730'),
  LUPASCAN_SLOW_QUESTION_MS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'deve ser um número de milissegundos, de 1 a 999999')
    .default('1000'),
  LUPASCAN_PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(,\s*[\w.:[\]-]+)*$/, 'deve ser uma lista como arquivo.interno,10.0.0.5:8080')
    .optional(),
})

/** For rules that the schema cannot express in our words. */
export const WORDS: Record<string, string> = { LUPASCAN_ROLES: 'deve ser api, worker ou api,worker' }
