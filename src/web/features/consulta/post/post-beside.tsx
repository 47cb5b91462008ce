import { CloseButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { isSomethingOpen } from '../../../ui/layers/one-escape.ts'
import { isTyping } from '../keys/keys.ts'
import { OPENED_ID } from '../state/use-opened-post.ts'
import { PostActions } from './post-actions.tsx'
import type { Portraits } from './post-author.tsx'
import styles from './post-beside.module.css'
import { PostDetails } from './post-details.tsx'

/** Opens the previous and next post of the list; undefined at its ends. */
export type Steps = { readonly previous: (() => void) | undefined; readonly next: (() => void) | undefined }

type PostBesideProps = {
  post: Post
  tree: SearchTree
  portraits: Portraits
  steps: Steps
  onClose: () => void
}

/** A post in full, beside the list, which stays usable: selecting another row replaces it. Esc closes it. */
export function PostBeside({ post, tree, portraits, steps, onClose }: PostBesideProps) {
  const bodyRef = useRef<HTMLElement>(null)
  useEscape(onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another publication is read from its beginning.
  useEffect(() => {
    // Assigned instead of calling `scrollTo`: newer browsers return a promise from it, which is no clean-up function.
    if (bodyRef.current) bodyRef.current.scrollTop = 0
  }, [post.id])
  return (
    <div id={OPENED_ID} role="dialog" aria-labelledby={`${OPENED_ID}-nome`} tabIndex={-1} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={`${OPENED_ID}-nome`}>Publicação</h2>
        <Step name="Publicação anterior" letter="k" icon={IconChevronUp} onStep={steps.previous} />
        <Step name="Próxima publicação" letter="j" icon={IconChevronDown} onStep={steps.next} />
        <CloseButton aria-label="Fechar" title="Fechar (Esc)" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys. */}
      <section ref={bodyRef} className={styles.body} tabIndex={0} aria-label="Texto e dados">
        <PostDetails key={post.id} post={post} tree={tree} portraits={portraits} />
      </section>
      <PostActions key={`${post.id}:actions`} post={post} />
    </div>
  )
}

type StepProps = {
  name: string
  letter: string
  icon: typeof IconChevronUp
  onStep: (() => void) | undefined
}

function Step({ name, letter, icon: Icon, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      title={`${name} (${letter})`}
      disabled={onStep === undefined}
      onClick={onStep}
    >
      <Icon size={18} aria-hidden />
      <kbd aria-hidden>{letter}</kbd>
    </button>
  )
}

/** Escape closes the panel unless a layer is open above it, or a field handles the key. */
function useEscape(onClose: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || isTyping(event.target) || isSomethingOpen()) return
    onClose()
  })
  useEffect(() => {
    // In the capture phase: afterwards the layer would be closed already.
    const hear = (event: KeyboardEvent) => listen(event)
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
