import { Button } from '@mantine/core'
import type { AccountWithoutPerson, PersonSuggestion } from '../../../../contract/people/accounts-without-person.ts'
import { useDismiss, useJoin } from './accounts.ts'
import classes from './unowned.module.css'

export type OpenedOwner = { what: 'pick' | 'new'; account: AccountWithoutPerson }

type Props = { account: AccountWithoutPerson; onOpen: (what: OpenedOwner['what']) => void }

/** Whom the account may belong to, one click each, and the other ways to settle it. */
export function AccountOwner({ account, onOpen }: Props) {
  const { join, isBusy, problem } = useJoin(() => {})
  const { dismiss, isBusy: isDismissing, problem: dismissProblem } = useDismiss(() => {})
  const isAnyBusy = isBusy || isDismissing
  return (
    <div className={classes.whose}>
      {account.suggestions.map((suggestion) => (
        <div key={suggestion.person.id}>
          <Button
            size="compact-sm"
            variant={suggestion.is_sure ? 'filled' : 'default'}
            disabled={isAnyBusy}
            className={classes.join}
            onClick={() => join([{ account, person: suggestion.person }])}
          >
            Ligar a {suggestion.person.name}
          </Button>
          <span className={classes.why}>{describe(suggestion)}</span>
        </div>
      ))}
      {account.suggestions.length === 0 && <span className={classes.why}>Nenhuma sugestão</span>}
      <div className={classes.others}>
        <Button size="compact-sm" variant="subtle" disabled={isAnyBusy} onClick={() => onOpen('pick')}>
          {account.suggestions.length > 0 ? 'Outra pessoa…' : 'Escolher pessoa…'}
        </Button>
        <Button size="compact-sm" variant="subtle" disabled={isAnyBusy} onClick={() => onOpen('new')}>
          Cadastrar pessoa…
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          disabled={isAnyBusy}
          onClick={() => dismiss({ accounts: [account], dismissed: !account.is_dismissed })}
        >
          {account.is_dismissed ? 'Devolver à lista' : 'Não é pessoa pública'}
        </Button>
      </div>
      {(problem ?? dismissProblem) && (
        <p role="alert" className={classes.problem}>
          {problem ?? dismissProblem}
        </p>
      )}
    </div>
  )
}

/** "Câmara dos Deputados, PXA–BA: mesmo nome, mesma UF" */
function describe({ person: { office, party, uf }, reasons }: PersonSuggestion): string {
  const who = [office, [party, uf].filter(Boolean).join('–')].filter(Boolean).join(', ')
  return [who, reasons.join(', ')].filter(Boolean).join(': ')
}
