import { Button } from '@mantine/core'
import type {
  Distinguishing,
  DistinguishingKind,
  DistinguishingReply,
} from '../../../../contract/posts/distinguishing.ts'
import chartStyles from '../../../charts/charts.module.css'
import { formatNumber, formatPlural } from '../../../format.ts'
import type { PostsInput } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import type { GoTo } from '../state/use-address.ts'
import styles from './distinguishing.module.css'
import { narrowTo, useDistinguishing } from './distinguishing.ts'
import { DISTINGUISHING } from './metrics-bar.tsx'

const TITLES: Record<DistinguishingKind, string> = {
  words: 'Palavras',
  hashtags: 'Hashtags',
  mentions: 'Menções',
  domains: 'Sites',
  accounts: 'Pessoas e contas',
}
const KINDS = Object.keys(TITLES) as DistinguishingKind[]

type Props = { input: PostsInput; address: QueryAddress; goTo: GoTo }

/** Features more frequent in the results than in all other posts. */
export function DistinguishingPart({ input, address, goTo }: Props) {
  const { data, isError, isPending, isPlaceholderData, refetch } = useDistinguishing(input)
  return (
    <section
      className={`${chartStyles.card} ${styles.part}`}
      data-wide
      aria-labelledby={DISTINGUISHING}
      aria-busy={isPending}
    >
      <header className={chartStyles.head}>
        <div className={chartStyles.title}>
          <h2 id={DISTINGUISHING} className={styles.heading} tabIndex={-1}>
            O que distingue este resultado
          </h2>
          <p>{data ? describeComparison(data) : 'Publicações com cada termo, aqui e no resto do acervo'}</p>
        </div>
      </header>
      {isError && (
        <p role="alert" className={styles.problem}>
          Não foi possível comparar com o resto do acervo.{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </p>
      )}
      {isPending && <p className={styles.waiting}>Comparando…</p>}
      {data && !isError && (
        <div className={styles.lists} data-stale={isPlaceholderData || undefined}>
          {KINDS.map((kind) => (
            <FoundList key={kind} {...{ kind, address, goTo }} found={data.found[kind]} />
          ))}
        </div>
      )}
    </section>
  )
}

type FoundListProps = Omit<Props, 'input'> & { kind: DistinguishingKind; found: readonly Distinguishing[] }

function FoundList({ kind, found, address, goTo }: FoundListProps) {
  return (
    <section aria-label={TITLES[kind]}>
      <h3 className={styles.title}>{TITLES[kind]}</h3>
      {found.length === 0 && <p className={styles.empty}>Nada se destaca.</p>}
      <ul className={styles.list}>
        {found.map((one) => (
          <FoundItem key={`${one.label} ${one.key}`} one={one} next={narrowTo(address, kind, one)} goTo={goTo} />
        ))}
      </ul>
    </section>
  )
}

function FoundItem({ one, next, goTo }: { one: Distinguishing; next: QueryAddress | null; goTo: GoTo }) {
  const { label, posts, elsewhere, ratio } = one
  const counts = (
    <span className={styles.counts}>
      {formatNumber(posts)} aqui, {formatNumber(elsewhere)} fora{' '}
      <strong>{ratio === null ? '· só aqui' : `· ${formatNumber(ratio)}×`}</strong>
    </span>
  )
  return (
    <li className={styles.item}>
      {next === null ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <button type="button" className={styles.label} onClick={() => goTo({ ...next, tab: 'public' })}>
          {label}
        </button>
      )}
      {counts}
    </li>
  )
}

function describeComparison({ posts, others, sample }: DistinguishingReply): string {
  if (others === 0) return 'Todas as publicações estão nesta busca: não há com o que comparar.'
  const compared = `${formatPlural(posts, 'publicação', 'publicações')} comparadas com as outras ${formatNumber(others)} do acervo.`
  const part = sample < posts ? ` Palavras e menções procuradas em uma amostra de ${formatNumber(sample)}.` : ''
  return `${compared} Só o que é ao menos 2 vezes mais frequente aqui; o número com × diz quantas vezes.${part}`
}
