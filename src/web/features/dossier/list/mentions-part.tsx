import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getFirstMessage } from '../../../api-error.ts'
import { formatDateTime } from '../../../format.ts'
import { unreadQuery } from '../../../together/unread.ts'
import { WaitingSection } from '../../../ui/notices/waiting-section.tsx'
import { mentionsQuery, seeMentions } from '../mentions.ts'
import classes from './dossiers-screen.module.css'

/** Unread comments that mention the user; nothing if there are none. */
export function MentionsPart() {
  const client = useQueryClient()
  const { data } = useQuery(mentionsQuery)
  const see = useMutation({
    mutationFn: seeMentions,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: mentionsQuery.queryKey })
      void client.invalidateQueries({ queryKey: unreadQuery.queryKey })
    },
  })
  const unseen = (data ?? []).filter(({ is_seen }) => !is_seen)
  const [last] = unseen
  if (!last) return null
  return (
    <WaitingSection
      id="mencoes"
      title="Menções a você"
      problem={see.isError ? getFirstMessage(see.error) : undefined}
      action={
        <Button size="xs" variant="default" loading={see.isPending} onClick={() => see.mutate(last.comment_id)}>
          Marcar como vistas
        </Button>
      }
    >
      {unseen.map(({ comment_id, dossier, author, text, created_at }) => (
        <li key={comment_id}>
          <Link to="/dossies/$id" params={{ id: dossier.id }} className={classes.title}>
            {dossier.title}
          </Link>
          <span className={classes.quote}>{text}</span>
          <span className={classes.small}>
            {author ?? 'pessoa removida'}, {formatDateTime(created_at)}
          </span>
        </li>
      ))}
    </WaitingSection>
  )
}
