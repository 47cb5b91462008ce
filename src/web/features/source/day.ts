/** Start of a day in the installation's time zone, as ISO 8601; null if it is not a day. Brazil has had no summer time since 2019. */
export function toMoment(day: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const moment = new Date(`${day}T00:00:00-03:00`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
