/** Alert rules in words. */
import type { Alert } from '../../../contract/alerts/alerts.ts'
import {
  type AlertRule,
  type Cadence,
  type ChannelKind,
  SPIKE_DAYS,
  SPIKE_POSTS,
  SPIKE_TIMES,
} from '../../../contract/limits.ts'
import { formatNumber } from '../../format.ts'
import { describeZone } from '../../time-zones.ts'
import type { RuleForm, TimesForm } from './alerts.ts'

export const RULES: Record<AlertRule, string> = {
  every: 'Cada publicação nova',
  first: 'A primeira publicação de cada conta',
  more: 'Muitas publicações em pouco tempo',
  spike: 'Um pico, em comparação com o habitual',
  changed: 'Publicação apagada ou editada',
}

export const EXPLAINED: Record<AlertRule, string> = {
  every: 'A mesma mensagem em várias contas é um aviso só.',
  first: 'Avisa quando uma conta que nunca apareceu nesta busca aparece.',
  more: 'Conta por hora cheia ou por dia, pela hora da publicação.',
  spike: `Avisa da hora cheia com ao menos ${SPIKE_POSTS} publicações e mais de ${SPIKE_TIMES} vezes a média por hora dos ${SPIKE_DAYS} dias anteriores.`,
  changed: 'Também quando a edição tirou do texto o que a busca procura.',
}

export const CADENCES: Record<Cadence, string> = {
  now: 'Na hora',
  hourly: 'De hora em hora',
  daily: 'Uma vez por dia',
  weekly: 'Uma vez por semana',
}

export const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

export const CHANNELS: Record<ChannelKind, string> = {
  email: 'E-mail',
  webhook: 'Webhook (JSON assinado)',
  slack: 'Slack',
  discord: 'Discord',
  telegram: 'Bot do Telegram',
  mattermost: 'Mattermost',
}

/** Whether the time zone matters: for hours, and for days in which posts are counted. */
export const keepsHours = ({ rule, span, cadence, quiet_from: from }: RuleForm): boolean =>
  cadence === 'daily' || cadence === 'weekly' || from !== null || (rule === 'more' && span === 'day')

/** "Mais de 10 publicações numa hora". */
const describeWhat = ({ rule, threshold, span }: RuleForm): string =>
  rule === 'more'
    ? `Mais de ${formatNumber(threshold)} publicações ${span === 'hour' ? 'numa hora' : 'num dia'}`
    : RULES[rule]

/** "Mais de 10 publicações numa hora · Uma vez por dia, às 8h"; without the schedule for users who are not notified. */
export function describeRule(rule: RuleForm, newsroomZone: string, isTold = true): string {
  const isElsewhere = keepsHours(rule) && rule.time_zone !== null && rule.time_zone !== newsroomZone
  const zone = isElsewhere ? [describeZone(rule.time_zone ?? '')] : []
  return [describeWhat(rule), ...(isTold ? [describeTimes(rule)] : []), ...zone].join(' · ')
}

/** "Uma vez por dia, às 8h · em silêncio das 22h às 7h". */
export function describeTimes({ cadence, at_hour, weekday, quiet_from, quiet_until }: TimesForm): string {
  const hour = `às ${at_hour}h`
  const when = {
    now: CADENCES.now,
    hourly: CADENCES.hourly,
    daily: `${CADENCES.daily}, ${hour}`,
    weekly: `${CADENCES.weekly}, ${WEEKDAYS[weekday]} ${hour}`,
  }[cadence]
  return [when, ...(quiet_from === null ? [] : [`em silêncio das ${quiet_from}h às ${quiet_until}h`])].join(' · ')
}

/** The rule of an alert in the form's and the server's format. */
export const toRuleForm = (alert: Alert): RuleForm => ({
  ...{ rule: alert.rule, threshold: alert.threshold, span: alert.span, cadence: alert.cadence },
  ...{ at_hour: alert.at_hour, weekday: alert.weekday, quiet_from: alert.quiet_from, quiet_until: alert.quiet_until },
  time_zone: alert.time_zone,
})

/** The user's schedule, or its default. */
export const toTimesForm = ({ cadence, at_hour, weekday, quiet_from, quiet_until }: Alert): TimesForm => ({
  ...{ cadence, at_hour, weekday, quiet_from, quiet_until },
})
