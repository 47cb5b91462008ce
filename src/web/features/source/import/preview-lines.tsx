import { IconAlertTriangle, IconCircleCheck, IconCopy, IconEyeCheck } from '@tabler/icons-react'
import type { PreviewLine } from '../../../../contract/sources/source-preview.ts'
import { formatPlural } from '../../../format.ts'
import type { ChosenPerson } from '../../../person-field.tsx'
import classes from './preview-lines.module.css'

const OUTCOMES: Record<PreviewLine['outcome'], { words: string; icon: typeof IconCopy }> = {
  new: { words: 'fonte nova', icon: IconCircleCheck },
  followed: { words: 'fonte já acompanhada', icon: IconEyeCheck },
  repeated: { words: 'linha repetida', icon: IconCopy },
  refused: { words: 'linha que não pode ser lida', icon: IconAlertTriangle },
}

/** Interpretation of each line. */
export function PreviewLines({ lines, person }: { lines: readonly PreviewLine[]; person: ChosenPerson | null }) {
  const count = (outcome: PreviewLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const summary = [
    formatPlural(count('new'), 'fonte nova', 'fontes novas'),
    count('followed') > 0 && formatPlural(count('followed'), 'já acompanhada', 'já acompanhadas'),
    count('repeated') > 0 && formatPlural(count('repeated'), 'repetida', 'repetidas'),
    count('refused') > 0 && formatPlural(count('refused'), 'que não pode ser lida', 'que não podem ser lidas'),
  ].filter(Boolean)
  return (
    <div>
      <p role="status" className={classes.summary}>
        {lines.length > 0 && `Entendido: ${summary.join(', ')}.`}
      </p>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <ul className={classes.lines} aria-label="Linhas entendidas" tabIndex={0}>
          {lines.map((line) => (
            <Line key={line.line} line={line} person={person} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Line({ line, person }: { line: PreviewLine; person: ChosenPerson | null }) {
  const { words, icon: Icon } = OUTCOMES[line.outcome]
  const owner = line.person ?? (line.network === 'feed' ? null : person)
  const what =
    line.network === 'telegram-web'
      ? `@${line.handle} · Telegram`
      : line.network === 'feed'
        ? `${line.handle} · feed`
        : line.address
  return (
    <li className={classes.line} data-outcome={line.outcome}>
      <Icon size={16} aria-hidden />
      <span>
        <strong>{what}</strong>: {words}
        {line.outcome === 'new' && owner ? `, de ${owner.name}` : ''}
        {line.problem && <span className={classes.problem}>{line.problem}</span>}
      </span>
    </li>
  )
}
