import { Button } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Attachment, Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { AddThingButton } from '../../../together/add-thing-button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { PostText } from '../post/text/post-text.tsx'
import { Appearances } from './appearances.tsx'
import styles from './attachment-viewer.module.css'

type AttachmentFactsProps = { attachment: Attachment; post: Post; tree: SearchTree; onSearch: () => void }

/** Description, recognised text, problems, and other appearances of the picture. */
export function AttachmentFacts({ attachment, post, tree, onSearch }: AttachmentFactsProps) {
  return (
    <div className={styles.facts}>
      {attachment.description !== null && !attachment.automaticDescription && (
        <p className={styles.description}>{attachment.description}</p>
      )}
      {attachment.problem !== null && (
        <p className={styles.problem} role="note">
          {attachment.problem}
        </p>
      )}
      {attachment.description !== null && attachment.automaticDescription && (
        <Part title="Descrição automática">
          <p className={styles.description}>
            <PostText text={attachment.description} tree={tree} />
          </p>
          <p className={styles.quiet}>Escrita por máquina: pode ter erros.</p>
        </Part>
      )}
      <Part title="Texto da imagem">
        {attachment.ocr === null ? (
          <p className={styles.quiet}>Nenhum texto reconhecido.</p>
        ) : (
          <>
            <div className={styles.text}>
              <PostText text={attachment.ocr} tree={tree} />
            </div>
            <div className={styles.actions}>
              <CopyButton text={attachment.ocr} label="Copiar texto" />
            </div>
            <p className={styles.quiet}>Lido por máquina: pode ter erros.</p>
          </>
        )}
      </Part>
      <div>
        <AddThingButton thing={{ kind: 'image', post: post.id, attachment: attachment.id }} />
      </div>
      <Part title="Onde mais apareceu">
        <Button
          renderRoot={(props: object) => <Link to="/consulta" search={{ image: attachment.id }} {...props} />}
          variant="default"
          leftSection={<IconPhotoSearch size={16} aria-hidden />}
          onClick={onSearch}
        >
          {attachment.type === 'video' ? 'Buscar este vídeo' : 'Buscar esta imagem'}
        </Button>
        <Appearances attachmentId={attachment.id} postId={post.id} onLeave={onSearch} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}
