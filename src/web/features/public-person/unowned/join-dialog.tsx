import { Button, Group, Modal } from '@mantine/core'
import { formatHandle, formatPlural } from '../../../format.ts'
import { type Choice, useJoin } from './accounts.ts'
import { keyOf } from './choices.ts'
import classes from './unowned.module.css'

type Props = {
  choices: readonly Choice[]
  /** What else there is to be said. */
  note?: string | undefined
  onClose: () => void
  onDone: () => void
}

/** Shows which account becomes whose before many are joined. */
export function JoinDialog({ choices, note, onClose, onDone }: Props) {
  const { join, isBusy, problem } = useJoin(() => {
    onClose()
    onDone()
  })
  const count = formatPlural(choices.length, 'conta', 'contas')
  return (
    <Modal opened onClose={onClose} title={`Ligar ${count}`} size="lg">
      <p className={classes.told}>
        As publicações destas contas passam a ser das pessoas, também nos filtros e gráficos. Partido, cargo e UF que
        ninguém informou ficam sendo os da ficha da pessoa para o dia da publicação; onde a ficha não tem histórico, os
        atuais. Na página de cada pessoa dá para voltar atrás.
        {note && ` ${note}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className={classes.pairs} aria-label="O que será ligado" tabIndex={0}>
        {choices.map(({ account, person }) => (
          <li key={keyOf(account)}>
            <span>
              {formatHandle(account.platform, account.handle)} ({account.platform})
            </span>
            <span aria-hidden>→</span>
            <strong>{person.name}</strong>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          Cancelar
        </Button>
        <Button onClick={() => join(choices)} loading={isBusy} data-autofocus>
          Ligar {count}
        </Button>
      </Group>
    </Modal>
  )
}
