import { ActionIcon, Alert, Button, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { DossierComment } from '../../../contract/dossiers/dossier-comments.ts'
import type { Dossier } from '../../../contract/dossiers/dossiers.ts'
import { COMMENTS_PAGE, MAX_COMMENT } from '../../../contract/limits.ts'
import { getFirstMessage } from '../../api-error.ts'
import { formatDateTime } from '../../format.ts'
import { showWarning } from '../../ui/notices/toast.ts'
import classes from './comments-part.module.css'
import { commentsQuery, createComment, removeComment } from './dossier.ts'

type Props = { dossier: Dossier; item?: string | null }

/** Comments on the dossier, or on one of its posts; newest first. */
export function CommentsPart({ dossier, item = null }: Props) {
  const client = useQueryClient()
  const { data, isError } = useQuery(commentsQuery(dossier.id, item))
  const refresh = () => void client.invalidateQueries({ queryKey: ['dossier', dossier.id] })
  const remove = useMutation({ mutationFn: (id: number) => removeComment(dossier.id, id), onSettled: refresh })
  const Heading = item === null ? 'h2' : 'h3'
  return (
    <section className={classes.part} aria-label={item === null ? 'Comentários do dossiê' : 'Comentários do item'}>
      <Heading className={classes.heading}>Comentários</Heading>
      <NewComment dossier={dossier} item={item} onDone={refresh} />
      {isError && !data && <p className={classes.small}>Os comentários não puderam ser carregados.</p>}
      {data?.length === 0 && <p className={classes.small}>Nenhum comentário ainda.</p>}
      {data && data.length > 0 && (
        <ol className={classes.list}>
          {data.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              isAboutPost={item === null && comment.item_id !== null}
              onRemove={comment.is_own || dossier.level === 'own' ? () => remove.mutate(comment.id) : undefined}
            />
          ))}
        </ol>
      )}
      {data?.length === COMMENTS_PAGE && <p className={classes.small}>São mostrados os últimos {COMMENTS_PAGE}.</p>}
    </section>
  )
}

type CommentProps = { comment: DossierComment; isAboutPost: boolean; onRemove: (() => void) | undefined }

function Comment({ comment: { author, text, created_at }, isAboutPost, onRemove }: CommentProps) {
  const name = author?.name ?? 'pessoa removida'
  return (
    <li className={classes.comment}>
      <span className={classes.small}>
        <strong>{name}</strong>, {formatDateTime(created_at)}
        {isAboutPost && ' · sobre um item'}
      </span>
      <bdi className={classes.text}>{text}</bdi>
      {onRemove && (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          aria-label={`Remover o comentário de ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

function NewComment({ dossier, item, onDone }: { dossier: Dossier; item: string | null; onDone: () => void }) {
  const [text, setText] = useState('')
  const send = useMutation({
    mutationFn: () => createComment(dossier.id, { text, item_id: item }),
    onSuccess: ({ untold }) => {
      setText('')
      if (untold.length > 0) showWarning(`${untold.join(', ')} não vê este dossiê e não recebe aviso.`)
      onDone()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() !== '') send.mutate()
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <Textarea
        aria-label={item === null ? 'Comentar o dossiê' : 'Comentar o item'}
        placeholder="Comente; @usuário avisa a pessoa"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MAX_COMMENT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="alert">{send.error && <Alert color="red">{getFirstMessage(send.error)}</Alert>}</div>
      <Button type="submit" size="xs" disabled={text.trim() === ''} loading={send.isPending}>
        Comentar
      </Button>
    </form>
  )
}
