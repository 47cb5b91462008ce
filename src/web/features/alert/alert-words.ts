/** State and audience of an alert, in words. */
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { formatDateTime, formatPlural } from '../../format.ts'

/** Its owner, and what the user may do. */
export function describeOwner({ level, owner, is_shared }: Alert): string | null {
  if (level === 'own') return is_shared ? 'Seu · compartilhado' : null
  return `de ${owner.name} · ${level === 'edit' ? 'você pode mudar' : 'você pode ver, mas não mudar'}`
}

export function describeState({ is_on, evaluated_at, pending }: Alert): string {
  if (!is_on) return 'O que chegar enquanto está desligado não é avisado.'
  const seen = evaluated_at ? `Avaliado em ${formatDateTime(evaluated_at)}` : 'Ainda não avaliado'
  return pending > 0
    ? `${seen} · ${formatPlural(pending, 'novidade espera', 'novidades esperam')} a hora de avisar`
    : seen
}

/** Empty while only its owner is notified. */
export const describeFollowers = ({ followers }: Alert): string | null =>
  followers > 1 ? `${formatPlural(followers, 'pessoa recebe', 'pessoas recebem')} os avisos` : null

export const FOLLOW_HELP =
  'Você vê este alerta e não recebe os avisos. Ao receber, escolhe seus horários e seus canais.'

/** Note for a search that refers to dossiers, whose contents differ per user. */
export const DOSSIER_NOTE =
  'Esta busca usa dossiês, etiquetas ou situações, que cada pessoa vê de um jeito: o que ela encontra só aparece para quem é dono.'

const DOSSIER_FIELDS = /(^|[\s(-])(dossie|dossiê|etiqueta|status):/i

export const asksDossiers = ({ filters }: Alert): boolean =>
  filters !== null &&
  ([filters.dossier, filters.tag, filters.dossier_status].some((values) => (values?.length ?? 0) > 0) ||
    DOSSIER_FIELDS.test(filters.search ?? ''))
