import { Alert, Button, Title } from '@mantine/core'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import { formatNumber } from '../../../format.ts'
import classes from './import-preview.module.css'
import { NewsCard, PersonCard, PostCard } from './import-preview-cards.tsx'
import { describePreview } from './import-words.ts'

type Props = { preview: ImportPreview | undefined; isBusy: boolean; problem: string | null; onRetry: () => void }

/** The first rows as they would be stored, and the rejected ones. */
export function PreviewPane({ preview, isBusy, problem, onRetry }: Props) {
  const told = problem ?? preview?.problem ?? null
  return (
    <section className={classes.pane} aria-labelledby="como-vai-ficar" aria-busy={isBusy}>
      <Title order={2} size="h4" id="como-vai-ficar">
        Como vai ficar
      </Title>
      <p role="status" className={classes.status}>
        {isBusy ? 'Lendo o começo do arquivo…' : preview && !told ? describePreview(preview) : ''}
      </p>
      {told && (
        <Alert color="red" role="alert">
          {told}
          {problem && (
            <Button variant="default" size="compact-sm" mt="xs" display="block" onClick={onRetry}>
              Tentar novamente
            </Button>
          )}
        </Alert>
      )}
      {preview && !told && (
        <div className={classes.rows} data-stale={isBusy || undefined}>
          {preview.posts.map((post) => (
            <PostCard key={post.position} post={post} />
          ))}
          {preview.people.map((person) => (
            <PersonCard key={person.position} person={person} />
          ))}
          {preview.news.map((news) => (
            <NewsCard key={news.position} news={news} />
          ))}
          <SetAside preview={preview} />
        </div>
      )}
    </section>
  )
}

function SetAside({ preview: { set_aside, set_aside_count, format, columns } }: { preview: ImportPreview }) {
  if (set_aside.length === 0) return null
  const place = (format === 'people' || format === 'news') && columns.length === 0 ? 'Item' : 'Linha'
  return (
    <div className={classes.aside}>
      <h3>
        Ficariam de lado
        {set_aside_count > set_aside.length &&
          `, as primeiras ${formatNumber(set_aside.length)} de ${formatNumber(set_aside_count)}`}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul aria-label="Ficariam de lado" tabIndex={0}>
        {set_aside.map(({ position, reason }) => (
          <li key={`${position} ${reason}`}>
            {place} {formatNumber(position)}: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
