import { createLocalClock, type LocalTime } from './local-time.ts'

const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'
const FIRST_YEAR = 1990
const LAST_YEAR = 2100

/** Zone names seen in exports (CrowdTangle writes EST/EDT), in hours from UTC. */
const ZONES = new Map<string, number>(
  Object.entries({ Z: 0, UTC: 0, GMT: 0, BRT: -3, EST: -5, EDT: -4, PST: -8, PDT: -7 }),
)

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)? ?(Z|UTC|GMT|BRT|E[SD]T|P[SD]T|[+-]\d\d(?::?\d\d)?)?$/i
const BRAZILIAN = /^(\d\d?)\/(\d\d?)\/(\d{4})(?:,? +(?:às +)?(\d\d?):(\d\d)(?::(\d\d))?)?$/
const UNIX = /^(\d{9,10})(?:\.(\d+))?$|^(\d{12,13})$/
/** The format of X's first API and of its data archive. */
const CLASSIC_X = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d\d) (\d\d):(\d\d):(\d\d) \+0000 (\d{4})$/
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** Parses a date; undefined when it is not understood, does not exist (31/02) or lies outside 1990..2100. */
export type DateParser = (value: unknown) => Date | undefined

/**
 * Creates a date parser for ISO 8601 with or without an offset, "YYYY-MM-DD HH:MM:SS", dd/MM/yyyy [HH:mm[:ss]], Unix seconds or
 * milliseconds, and X's old format. A time without an offset is in `timeZone`.
 */
export function createDateParser(timeZone: string = DEFAULT_TIME_ZONE): DateParser {
  const toInstant = createLocalClock(timeZone)
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    const text = String(value).trim()
    return boundDate(parseIso(text, toInstant) ?? parseBrazilian(text, toInstant) ?? parseUnix(text) ?? parseX(text))
  }
}

type Clock = (time: LocalTime) => number

function parseIso(text: string, toInstant: Clock): number | undefined {
  const match = ISO.exec(text)
  if (!match) return undefined
  const [, year, month, day, hour, minute, second, fraction, zone] = match
  const time = checkTime(year, month, day, hour, minute, second)
  if (time === undefined) return undefined
  const millis = fraction ? parseMillis(fraction) : 0
  return (zone ? toUtc(time) - parseZone(zone) : toInstant(time)) + millis
}

function parseBrazilian(text: string, toInstant: Clock): number | undefined {
  const match = BRAZILIAN.exec(text)
  if (!match) return undefined
  const [, day, month, year, hour, minute, second] = match
  const time = checkTime(year, month, day, hour, minute, second)
  return time && toInstant(time)
}

function parseUnix(text: string): number | undefined {
  const match = UNIX.exec(text)
  if (!match) return undefined
  const [, seconds, fraction = '', millis] = match
  return millis ? Number(millis) : Number(seconds) * 1000 + parseMillis(fraction)
}

function parseX(text: string): number | undefined {
  const match = CLASSIC_X.exec(text)
  if (!match) return undefined
  const [, name = '', day, hour, minute, second, year] = match
  const time = checkTime(year, String(MONTHS.indexOf(name) / 3 + 1), day, hour, minute, second)
  return time && toUtc(time)
}

/** The first three decimals of a second. */
function parseMillis(fraction: string): number {
  return Number(fraction.padEnd(3, '0').slice(0, 3))
}

/** The parts as numbers, or undefined when no such date or time exists. */
function checkTime(year = '', month = '', day = '', hour = '0', minute = '0', second = '0'): LocalTime | undefined {
  const time = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  }
  if (time.hour > 23 || time.minute > 59 || time.second > 59) return undefined
  const date = new Date(Date.UTC(time.year, time.month - 1, time.day))
  return date.getUTCMonth() + 1 === time.month && date.getUTCDate() === time.day ? time : undefined
}

function toUtc(time: LocalTime): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
}

/** Milliseconds by which the zone is ahead of UTC. */
function parseZone(zone: string): number {
  const named = ZONES.get(zone.toUpperCase())
  if (named !== undefined) return named * 3_600_000
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || 0)
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000
}

function boundDate(instant: number | undefined): Date | undefined {
  if (instant === undefined) return undefined
  const date = new Date(instant)
  const year = date.getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date : undefined
}
