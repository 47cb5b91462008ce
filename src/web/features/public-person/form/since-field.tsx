import { SegmentedControl } from '@mantine/core'
import { getDay } from '../../../format.ts'
import { DayInput } from '../../../ui/controls/day-input.tsx'
import type { PersonForm } from './person-change.ts'
import styles from './person-form.module.css'

type Props = { values: PersonForm; error: string | undefined; onChange: (part: Partial<PersonForm>) => void }

/** Whether another role, party or state is news, since when, or the repair of a mistake. */
export function SinceField({ values: { meaning, since }, error, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>O cargo, o partido ou a UF mudou</legend>
      <SegmentedControl
        fullWidth
        aria-label="Como entender a mudança"
        value={meaning}
        onChange={(value) => onChange({ meaning: value === 'correction' ? 'correction' : 'change' })}
        data={[
          { value: 'change', label: 'É uma mudança' },
          { value: 'correction', label: 'Estava errado' },
        ]}
      />
      {meaning === 'correction' ? (
        <p className={styles.hint}>O valor anterior não entra no histórico.</p>
      ) : (
        <DayInput
          label="Vale desde"
          description="Até esse dia, o histórico guarda o valor anterior."
          max={getDay(new Date())}
          day={since || null}
          error={error}
          onChange={(next) => onChange({ since: next ?? '' })}
        />
      )}
    </fieldset>
  )
}
