import styles from './person-line.module.css'
import { Portrait } from './portrait.tsx'

type Props = { name: string; image: string | null; details: string }

/** A person in a list of choices: picture and name, and details that distinguish people of the same name. */
export const PersonLine = ({ name, image, details }: Props) => (
  <span className={styles.person}>
    <Portrait name={name} image={image} size={28} />
    <span>
      {name}
      <small>{details}</small>
    </span>
  </span>
)
