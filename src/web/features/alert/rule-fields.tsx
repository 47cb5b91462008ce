import { Group, NativeSelect, NumberInput } from '@mantine/core'
import { ALERT_RULES, CADENCES as CADENCE_NAMES } from '../../../contract/limits.ts'
import { listZoneGroups } from '../../time-zones.ts'
import type { RuleForm, TimesForm } from './alerts.ts'
import { CADENCES, EXPLAINED, keepsHours, RULES, WEEKDAYS } from './rule-words.ts'

type Props = { value: RuleForm; onChange: (value: RuleForm) => void; newsroomZone: string }

/** On a wide screen a list of words needs no more. */
const WIDEST = 560

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}h` }))

/** What an alert reports, and when. */
export function RuleFields(props: Props) {
  return (
    <>
      <WhatFields {...props} />
      <TimesFields value={props.value} onChange={(times) => props.onChange({ ...props.value, ...times })} />
      {keepsHours(props.value) && <ZoneSelect {...props} />}
    </>
  )
}

/** The rule without notification hours; the time zone applies to the days in which posts are counted. */
export function SharedFields(props: Props) {
  const { rule, span } = props.value
  return (
    <>
      <WhatFields {...props} />
      {rule === 'more' && span === 'day' && <ZoneSelect {...props} />}
    </>
  )
}

function WhatFields({ value, onChange }: Props) {
  const set = (part: Partial<RuleForm>) => onChange({ ...value, ...part })
  return (
    <>
      <NativeSelect
        label="Avisar de"
        maw={WIDEST}
        description={EXPLAINED[value.rule]}
        data={ALERT_RULES.map((rule) => ({ value: rule, label: RULES[rule] }))}
        value={value.rule}
        onChange={({ currentTarget }) =>
          set({ rule: ALERT_RULES.find((one) => one === currentTarget.value) ?? 'every' })
        }
      />
      {value.rule === 'more' && (
        <Group align="end" gap="sm">
          <NumberInput
            label="Mais de"
            min={1}
            max={1_000_000}
            allowDecimal={false}
            value={value.threshold}
            onChange={(threshold) => typeof threshold === 'number' && threshold >= 1 && set({ threshold })}
          />
          <NativeSelect
            label="publicações em"
            data={[
              { value: 'hour', label: 'uma hora' },
              { value: 'day', label: 'um dia' },
            ]}
            value={value.span}
            onChange={({ currentTarget }) => set({ span: currentTarget.value === 'day' ? 'day' : 'hour' })}
          />
        </Group>
      )}
    </>
  )
}

type TimesProps = { value: TimesForm; onChange: (times: TimesForm) => void }

/** One user's notification schedule. */
export function TimesFields({ value: given, onChange }: TimesProps) {
  const { cadence, at_hour, weekday, quiet_from, quiet_until } = given
  const value = { cadence, at_hour, weekday, quiet_from, quiet_until }
  const set = (part: Partial<TimesForm>) => onChange({ ...value, ...part })
  return (
    <Group align="end" gap="lg">
      <Group align="end" gap="sm">
        <NativeSelect
          label="Quando"
          data={CADENCE_NAMES.map((one) => ({ value: one, label: CADENCES[one] }))}
          value={value.cadence}
          onChange={({ currentTarget }) =>
            set({ cadence: CADENCE_NAMES.find((one) => one === currentTarget.value) ?? 'now' })
          }
        />
        {value.cadence === 'weekly' && (
          <NativeSelect
            label="Dia"
            data={WEEKDAYS.map((label, day) => ({ value: String(day), label }))}
            value={String(value.weekday)}
            onChange={({ currentTarget }) => set({ weekday: Number(currentTarget.value) })}
          />
        )}
        {(value.cadence === 'daily' || value.cadence === 'weekly') && (
          <HourSelect label="Hora" value={value.at_hour} onChange={(at_hour) => set({ at_hour })} />
        )}
      </Group>
      <QuietHours value={value} set={set} />
    </Group>
  )
}

function QuietHours({ value, set }: { value: TimesForm; set: (part: Partial<TimesForm>) => void }) {
  const { quiet_from: from, quiet_until: until } = value
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        label="Silêncio a partir de"
        data={[{ value: '', label: 'sem silêncio' }, ...HOURS]}
        value={from === null ? '' : String(from)}
        onChange={({ currentTarget: { value: hour } }) =>
          set(
            hour === ''
              ? { quiet_from: null, quiet_until: null }
              : { quiet_from: Number(hour), quiet_until: until ?? 7 },
          )
        }
      />
      {from !== null && <HourSelect label="até" value={until ?? 7} onChange={(hour) => set({ quiet_until: hour })} />}
    </Group>
  )
}

type HourProps = { label: string; value: number; onChange: (hour: number) => void }

const HourSelect = ({ label, value, onChange }: HourProps) => (
  <NativeSelect
    label={label}
    data={HOURS}
    value={String(value)}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  />
)

function ZoneSelect({ value, onChange, newsroomZone }: Props) {
  const zone = value.time_zone ?? newsroomZone
  return (
    <NativeSelect
      label="Fuso das horas"
      description="Das horas do aviso e do silêncio, e dos dias em que se conta."
      maw={WIDEST}
      data={listZoneGroups(zone)}
      value={zone}
      onChange={({ currentTarget }) => onChange({ ...value, time_zone: currentTarget.value })}
    />
  )
}
