import type { Poll } from '../../../../../contract/posts/extras.ts'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { describeAnswer, describePoll, findShare } from '../post-extras.ts'
import { PostText } from '../text/post-text.tsx'
import styles from './post-poll.module.css'

/** A poll with its answers, their votes, and the total. */
export function PostPoll({ poll, tree }: { poll: Poll; tree: SearchTree }) {
  return (
    <section className={styles.poll} aria-label="Enquete">
      <p className={styles.question}>
        <PostText text={poll.question} tree={tree} />
      </p>
      <ul className={styles.answers}>
        {poll.options.map((option, i) => (
          // Two answers may have the same text.
          // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a poll never change places.
          <li key={i}>
            <div className={styles.answer}>
              <PostText text={option.text} tree={tree} />
              <span className={styles.share}>{describeAnswer(option, poll)}</span>
            </div>
            <div className={styles.bar} aria-hidden>
              <div style={{ width: `${findShare(option, poll) ?? 0}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.kind}>{describePoll(poll)}</p>
    </section>
  )
}
