import type { PersonActivity } from '../../../contract/public-persons.ts'
import { formatDay } from '../../format.ts'

type Step = PersonActivity['step']

/** The last day (YYYY-MM-DD) of the step that begins with `start`. */
export function getStepEnd(start: string, step: Step): string {
  const [year = 1970, month = 1, day = 1] = start.split('-').map(Number)
  const next = {
    day: Date.UTC(year, month - 1, day + 1),
    week: Date.UTC(year, month - 1, day + 7),
    month: Date.UTC(year, month, 1),
    year: Date.UTC(year + 1, 0, 1),
  }[step]
  return new Date(next - 86_400_000).toISOString().slice(0, 10)
}

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** What a step is called: "12/03/2026", "semana de 08/03/2026", "mar. de 2026", "2026". */
export function formatStep(start: string, step: Step): string {
  if (step === 'year') return start.slice(0, 4)
  if (step === 'month') return MONTH.format(new Date(`${start}T00:00:00Z`))
  return step === 'week' ? `semana de ${formatDay(start)}` : formatDay(start)
}

export const STEP_NAMES: Record<Step, string> = { day: 'dia', week: 'semana', month: 'mês', year: 'ano' }
