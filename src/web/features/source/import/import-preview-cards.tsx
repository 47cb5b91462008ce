import { GENDERS, type Gender, nameOffice } from '../../../../contract/people/offices.ts'
import type { PreviewNews, PreviewPerson, PreviewPost } from '../../../../contract/sources/import-preview.ts'
import { formatDateTime, formatHandle, formatPlural } from '../../../format.ts'
import { PlatformIcon } from '../../../ui/signs/platform-icon.tsx'
import { Portrait } from '../../../ui/signs/portrait.tsx'
import classes from './import-preview.module.css'

/** A row of the file as a post. */
export function PostCard({ post }: { post: PreviewPost }) {
  const { platform, author, fullName, dateCreated, content, person, isByName } = post
  const place = [post.party, post.uf].filter(Boolean).join('–')
  return (
    <article className={classes.card} aria-label={`Linha ${post.position}`}>
      <header className={classes.head}>
        <PlatformIcon platform={platform} />
        <strong>{fullName || author}</strong>
        <span className={classes.dimmed}>{formatHandle(platform, author)}</span>
        <time dateTime={dateCreated}>{formatDateTime(dateCreated)}</time>
      </header>
      <p className={classes.content}>{content || <em>sem texto</em>}</p>
      <p className={classes.dimmed}>{describeCounts(post)}</p>
      <p className={classes.dimmed}>
        {person ? `De ${person.name}${isByName ? ', ligada pelo nome' : ''}` : 'Conta sem pessoa cadastrada'}
        {place && ` · ${place}`}
        {` · ${platform}`}
      </p>
    </article>
  )
}

function describeCounts({ views, likes, shares, comments, attachments }: PreviewPost): string {
  const parts = [
    views !== null && formatPlural(views, 'visualização', 'visualizações'),
    likes !== null && formatPlural(likes, 'curtida', 'curtidas'),
    shares !== null && formatPlural(shares, 'compartilhamento', 'compartilhamentos'),
    comments !== null && formatPlural(comments, 'comentário', 'comentários'),
    attachments > 0 && formatPlural(attachments, 'anexo', 'anexos'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : 'Contagens não informadas'
}

/** A row of the file as a person. */
export function PersonCard({ person }: { person: PreviewPerson }) {
  const { name, accounts, known } = person
  const gender: Gender | null = GENDERS.find((one) => one === person.gender) ?? null
  const office = nameOffice({ role: person.role, gender, uf: person.uf })
  const facts = [office, [person.party, person.uf].filter(Boolean).join('–'), gender].filter(Boolean)
  const alias = known && known.name !== name ? `, como ${known.name}` : ''
  const what = known ? `Já existe${alias}` : 'Pessoa nova'
  return (
    <article className={classes.card} aria-label={`Item ${person.position}`}>
      <header className={classes.head}>
        {/* Of a file that nobody took over yet no address is called. */}
        <Portrait name={name} image={null} size={28} />
        <strong>{name}</strong>
        <span className={classes.dimmed}>{what}</span>
      </header>
      <p className={classes.dimmed}>{facts.length > 0 ? facts.join(' · ') : 'Cargo, partido e UF não informados'}</p>
      <p className={classes.dimmed}>
        {accounts.length === 0
          ? 'Nenhuma conta na lista'
          : accounts.map(({ platform, handle }) => `${formatHandle(platform, handle)} (${platform})`).join(', ')}
      </p>
    </article>
  )
}

/** An article of the file. None of its URLs is requested. */
export function NewsCard({ news }: { news: PreviewNews }) {
  const { title, url, publisher, published_at, claim, rating } = news
  return (
    <article className={classes.card} aria-label={`Item ${news.position}`}>
      <header className={classes.head}>
        <strong>{publisher || 'Veículo não informado'}</strong>
        <span className={classes.dimmed}>{news.content_type === 'checagem' ? 'Checagem' : 'Notícia'}</span>
        {published_at ? (
          <time dateTime={published_at}>{formatDateTime(published_at)}</time>
        ) : (
          <span className={classes.dimmed}>data não informada</span>
        )}
      </header>
      <p className={classes.content}>{title}</p>
      {claim && (
        <p className={classes.dimmed}>
          Sobre: “{claim}”{rating && ` · ${rating}`}
        </p>
      )}
      <p className={classes.dimmed}>{url}</p>
    </article>
  )
}
