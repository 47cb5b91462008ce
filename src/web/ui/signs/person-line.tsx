import styles from './person-line.module.css'
import { Portrait } from './portrait.tsx'

type Props = { name: string; image: string | null; details: string }

/** A person among others to choose from: picture and name, and below the name what tells people of one name apart. */
export const PersonLine = ({ name, image, details }: Props) => (
  <span className={styles.person}>
    <Portrait name={name} image={image} size={28} />
    <span>
      {name}
      <small>{details}</small>
    </span>
  </span>
)
